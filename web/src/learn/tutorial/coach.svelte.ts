/** Goes through the steps of a part as the table moves on. */

import { note as noteTable } from "../../net/remembered";
import { plan, setTable } from "../../pages/tables";
import type { TableModel } from "../../table/model.svelte";
import { begin, lessonOf } from "./begin";
import type { Lesson, Moment, Part, Step } from "./lesson";
import { finish, leave, note, type Progress, progress } from "./progress.svelte";

export class Coach {
  lesson = $state.raw<Lesson | null>(null);
  busy = $state(false);
  failed = $state("");

  constructor(
    readonly model: TableModel,
    readonly game: string,
  ) {
    void lessonOf(game).then((lesson) => {
      this.lesson = lesson ?? null;
    });
  }

  at = $derived.by((): Progress | undefined => progress(this.game));
  part = $derived.by((): Part | undefined => this.lesson?.parts[this.at?.part ?? -1]);
  step = $derived.by((): Step | undefined => this.part?.steps[this.at?.step ?? -1]);
  last = $derived.by(() => !!this.part && this.at?.step === this.part.steps.length - 1);
  more = $derived.by(() => (this.at?.part ?? 0) + 1 < (this.lesson?.parts.length ?? 0));

  /** Looks at the table, and moves on past everything that is done; to be run as an effect. */
  look(): void {
    const { view, me, events, seat } = this.model;
    const at = this.at;
    if (!this.part || !at || !view || !me) return;
    const newest = events.at(-1)?.seq ?? 0;
    const from = at.from >= 0 ? at.from : newest;
    let begun = at.begun >= 0 ? at.begun : newest;
    const part = events.filter((event) => event.seq > from);
    const all = part.filter((event) => event.seat === seat);
    const now: Moment = {
      view,
      me,
      all,
      options: this.model.options,
      since: all.filter((event) => event.seq > begun),
      attacks: part.filter((event) => event.code === "attack").length,
      turn: 1 + all.filter((event) => event.code === "turn").length,
    };
    let { step } = at;
    for (const steps = this.part.steps; step < steps.length - 1; step++) {
      const one = steps[step] as Step;
      const mine = this.model.mine || view.over || me.status !== "in";
      if (!(one.done?.(now) || (mine && one.unless?.(now)))) break;
      begun = newest;
    }
    if (step !== at.step || from !== at.from || begun !== at.begun) note(this.game, { ...at, step, from, begun });
  }

  next(): void {
    const at = this.at;
    if (!at || this.last) return;
    note(this.game, { ...at, step: at.step + 1, begun: this.model.events.at(-1)?.seq ?? 0 });
  }

  async start(part: number): Promise<void> {
    const { lesson } = this;
    if (lesson) await this.elsewhere(() => begin(lesson, part));
  }
  /** Goes to another table; the one that was left waits for nobody. */
  async elsewhere(go: () => Promise<void>): Promise<void> {
    this.busy = true;
    await go()
      .then(() => noteTable(this.model.session.table, { archived: true }))
      .catch((error: Error) => {
        this.failed = error.message;
      });
    this.busy = false;
  }
  again(): Promise<void> {
    return this.start(this.at?.part ?? 0);
  }
  async goOn(): Promise<void> {
    const part = this.at?.part ?? 0;
    finish(this.game, part);
    if (this.more) await this.start(part + 1);
    else {
      await this.elsewhere(() => setTable(plan(this.game, "now")));
      if (!this.failed) this.leave();
    }
  }
  leave(): void {
    leave(this.game);
  }
}
