/** The guide of a game with what its pictures need, both fetched when somebody wants to read it. */

import type { Catalogue } from "../../content/catalogue";
import { loadIcons } from "../../look/icons.svelte";
import { content as fetchContent } from "../../net/http";
import type { GuidePage } from "../../protocol/messages";
import { lang } from "../../words/words.svelte";
import { guide } from "./guide";

export class GuideTold {
  page = $state.raw<GuidePage | null>(null);
  content = $state.raw<Catalogue | null>(null);

  /** To be made with a component. The pictures come as soon as they are there; without a guide there is no page. */
  constructor(game: () => string) {
    $effect(() => {
      const [wanted, spoken] = [game(), lang()];
      this.content = null;
      guide(wanted).then(
        (found) => {
          if (wanted === game() && spoken === lang()) this.page = found;
        },
        () => {
          this.page = null;
        },
      );
      Promise.all([fetchContent(wanted, 0, {}, []), loadIcons(wanted)]).then(
        ([found]) => {
          if (wanted === game()) this.content = found;
        },
        () => undefined,
      );
    });
  }
}
