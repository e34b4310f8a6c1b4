import type { Thing } from "../table/model.svelte";
import { TableModel } from "../table/model.svelte";

/** A table at which nobody acts: things can be pointed at and looked at, and that is all. */
export class TapeModel extends TableModel {
  override readonly tape = true;
  override mine = $derived(false);

  override press(thing: Thing): void {
    this.selected = this.isSelected(thing) ? null : thing;
  }
}
