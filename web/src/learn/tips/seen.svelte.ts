/** Which tips were given already, on this device. */

const NAME = "burgle.tips";

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as string[];
  } catch {
    return [];
  }
}
let given = $state.raw(read());

export const seen = (id: string): boolean => given.includes(id);
export function give(id: string): void {
  given = [...given, id];
  try {
    localStorage.setItem(NAME, JSON.stringify(given));
  } catch {
    // Without storage a tip may come again: no harm.
  }
}
