import type { Changed, Step } from './step';

/** What a step takes is kept as text, so that its size is known. */
export interface KeptStep {
  step: Step;
  changed: string;
  reply: string;
}

export type Point = Pick<Step, 'id' | 'at' | 'isClockStopped'>;

export interface TreeState {
  steps: KeptStep[];
  branches: [name: string, last: number][];
  start: Point;
}

const sizeOf = ({ step, changed, reply }: KeptStep) =>
  JSON.stringify(step).length + changed.length + reply.length;

/** The steps with their branches. All of them begin at one point. */
export class StepTree {
  /** By id, the oldest first. */
  private readonly steps: Map<number, KeptStep>;
  /** The last step of each branch, by the name of the branch. */
  readonly branches: Map<string, number>;
  /** The point before the oldest step. Its id is 0 as long as no step was dropped. */
  start: Point;
  bytes: number;

  constructor({ steps, branches, start }: TreeState) {
    this.steps = new Map(steps.map((kept) => [kept.step.id, kept]));
    this.branches = new Map(branches);
    this.start = start;
    this.bytes = steps.reduce((sum, kept) => sum + sizeOf(kept), 0);
  }

  toState(): TreeState {
    return { steps: [...this.steps.values()], branches: [...this.branches], start: this.start };
  }

  add(kept: KeptStep) {
    this.steps.set(kept.step.id, kept);
    this.bytes += sizeOf(kept);
  }

  /** Replaces a step, if it is still there. */
  change(id: number, more: (kept: KeptStep) => KeptStep) {
    const kept = this.steps.get(id);
    if (!kept) return;
    this.drop(id);
    this.add(more(kept));
  }

  has(id: number) {
    return this.steps.has(id);
  }

  get(id: number): KeptStep {
    const kept = this.steps.get(id);
    if (!kept) throw new Error(`the timeline has no step ${id}`);
    return kept;
  }

  changedBy = (id: number) => JSON.parse(this.get(id).changed) as Changed;

  /** The steps from the start to a point. */
  idsTo(point: number) {
    const ids: number[] = [];
    for (let id = point; id !== this.start.id; id = this.get(id).step.parent) ids.push(id);
    return ids.reverse();
  }

  /** The steps to take back, the newest first, and the steps to make again, to come from one point to another. */
  pathBetween(from: number, to: number) {
    const left = this.idsTo(from);
    const right = this.idsTo(to);
    const firstOther = left.findIndex((id, i) => id !== right[i]);
    const shared = firstOther < 0 ? left.length : firstOther;
    return { back: left.slice(shared).toReversed(), forward: right.slice(shared) };
  }

  /** Drops the oldest steps until the others fit. The present position stays. */
  shrinkTo(maxBytes: number, position: number) {
    while (this.bytes > maxBytes) {
      const [oldest] = this.idsTo(position);
      const other = [...this.steps.values()].find(
        ({ step }) => step.parent === this.start.id && step.id !== oldest,
      );
      // A branch that begins at the start could not be reached after the start has moved.
      if (other) this.dropWithFollowers(other.step.id);
      else if (oldest === undefined || oldest === position) return;
      else this.moveStart(oldest);
    }
  }

  private moveStart(id: number) {
    const { at, isClockStopped } = this.get(id).step;
    for (const [name, last] of this.branches)
      if (last === this.start.id) this.branches.delete(name);
    this.start = { id, at, isClockStopped };
    this.drop(id);
  }

  private dropWithFollowers(id: number) {
    for (const { step } of [...this.steps.values()])
      if (step.parent === id) this.dropWithFollowers(step.id);
    for (const [name, last] of this.branches) if (last === id) this.branches.delete(name);
    this.drop(id);
  }

  private drop(id: number) {
    this.bytes -= sizeOf(this.get(id));
    this.steps.delete(id);
  }
}
