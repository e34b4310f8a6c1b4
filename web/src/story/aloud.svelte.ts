/** A page read aloud by the browser, in the language of the page. */

import { lang } from "../words/words.svelte";

export class Aloud {
  speaking = $state(false);
  readonly possible = typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

  toggle(text: string): void {
    if (this.speaking || !this.possible || !text) {
      this.stop();
      return;
    }
    const said = new SpeechSynthesisUtterance(text.replaceAll("*", ""));
    said.lang = lang();
    said.rate = 0.95;
    said.onend = said.onerror = () => {
      this.speaking = false;
    };
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
    this.speaking = true;
  }

  stop(): void {
    if (this.possible) speechSynthesis.cancel();
    this.speaking = false;
  }
}
