import { renewSession } from '../../../src/contract/account/session';
import { tableDefinitions } from '../table';
import { changesBetween } from './changesBetween';
import { collectChanges, countRows } from './collectChanges';
import type { Cause, Changed, Step, TravelParts } from './step';
import { type Point, StepTree, type TreeState } from './stepTree';
import { changedParts, partsOf, setParts, withParts } from './timelineParts';
import type { TravelDatabase } from './travelDatabase';

/** A timeline between two runs of its host. */
export interface TimelineState extends TreeState {
  branch: string;
  position: number;
  lastId: number;
}

const MAX_BYTES = 20_000_000;
/** Longer replies are cut: a list of games can have half a megabyte. */
const MAX_REPLY_CHARS = 64_000;
export const CUT_MARK = ' … (cut)';

/** Tables in which reading only notes that somebody is still there. */
const KEPT_ALIVE = ['sessions', 'presences'];
/** A page that comes back also renews its session. */
const isReading = (cause: Cause) =>
  cause.kind === 'events' ||
  (cause.kind === 'call' && (cause.method === 'GET' || cause.path === renewSession.path));

/**
 * The steps of a database since its seed, as a tree: a step that is made after going back begins a branch. Each keeps only
 * the rows that it changed. The oldest steps are dropped when all of them take more than `maxBytes`.
 */
export class Timeline {
  branch: string;
  /** The step after which the database is now. */
  position: number;
  private readonly tree: StepTree;
  private lastId: number;
  private parts: TravelParts;
  private clock: ReturnType<TravelDatabase['clock']['getState']>;
  private readonly changes = collectChanges();
  private isTravelling = false;

  constructor(
    private readonly db: TravelDatabase,
    saved?: TimelineState,
    private readonly maxBytes = MAX_BYTES,
  ) {
    this.parts = partsOf(db);
    this.clock = db.clock.getState();
    const isClockStopped = this.clock.frozenAt !== undefined;
    const state = saved ?? {
      steps: [],
      branches: [['main', 0]],
      start: { id: 0, at: db.clock.now(), isClockStopped },
      branch: 'main',
      position: 0,
      lastId: 0,
    };
    this.tree = new StepTree(state);
    this.branch = state.branch;
    this.position = state.position;
    this.lastId = state.lastId;
    db.watch((change) => {
      if (!this.isTravelling) this.changes.add(change);
    });
  }

  get branches(): ReadonlyMap<string, number> {
    return this.tree.branches;
  }

  /** The point before the oldest step. Its id is 0 as long as no step was dropped. */
  get start(): Point {
    return this.tree.start;
  }

  get bytes() {
    return this.tree.bytes;
  }

  /**
   * Makes a step of everything that has changed since the last one. Only a call is a step without a change. Returns the id
   * of the step. After going back, reading is no step, so that a page that is loaded again begins no branch.
   */
  record(cause: Cause): number | undefined {
    if (this.isInPast && isReading(cause)) return undefined;
    const rows = this.changes.take();
    const before = this.parts;
    this.parts = partsOf(this.db);
    const parts = changedParts(before, this.parts);
    const clockMoved = this.takeClockMove();
    const areRowsChanged = rows.some(
      ({ table }) => !isReading(cause) || !KEPT_ALIVE.includes(table),
    );
    const isChanged = areRowsChanged || Object.keys(parts).length > 0 || clockMoved !== 0;
    if (!isChanged && !rows.length && cause.kind !== 'call') return undefined;
    return this.append(cause, { rows, parts }, { clockMoved, isChanged });
  }

  /** Keeps how a call was answered. */
  setReply(id: number, status: number, text: string, faults: string[]) {
    const isCut = text.length > MAX_REPLY_CHARS;
    const reply = isCut ? text.slice(0, MAX_REPLY_CHARS) + CUT_MARK : text;
    const withFaults = faults.length ? { faults } : {};
    this.tree.change(id, ({ step, changed }) => ({
      step: { ...step, status, ...withFaults },
      changed,
      reply,
    }));
    this.tree.shrinkTo(this.maxBytes, this.position);
  }

  /** The steps of a branch, the oldest first. */
  stepsOf(branch: string): Step[] {
    return this.tree.idsTo(this.branches.get(branch) ?? this.start.id).map((id) => this.stepAt(id));
  }

  stepAt(id: number): Step {
    return this.tree.get(id).step;
  }

  detailsOf(id: number): { step: Step; changed: Changed; reply: string } {
    const { step, reply } = this.tree.get(id);
    return { step, changed: this.tree.changedBy(id), reply };
  }

  hasPoint(id: number) {
    return id === this.start.id || this.tree.has(id);
  }

  pointAt(id: number): Point {
    return id === this.start.id ? this.start : this.stepAt(id);
  }

  /** The steps to take back, the newest first, and the steps to make again, to come from one point to another. */
  pathBetween(from: number, to: number) {
    return this.tree.pathBetween(from, to);
  }

  /**
   * Goes to a point: rows, clock and everything else are as they were then. Returns the steps that were passed. What has
   * changed since the last step becomes a step of its own before.
   */
  go(to: number): Step[] {
    this.settle();
    const { back, forward } = this.pathBetween(this.position, to);
    this.isTravelling = true;
    for (const id of back) this.apply(this.tree.changedBy(id), 'before');
    for (const id of forward) this.apply(this.tree.changedBy(id), 'after');
    this.isTravelling = false;
    setParts(this.db, this.parts);
    this.parts = partsOf(this.db);
    this.setClock(this.pointAt(to));
    this.position = to;
    this.branch = this.branchWith(to);
    return [...back, ...forward].map((id) => this.stepAt(id));
  }

  /** Goes to the end of a branch. */
  goToBranch(name: string) {
    const passed = this.go(this.branches.get(name) ?? this.start.id);
    this.branch = name;
    return passed;
  }

  /** Some steps follow in the present branch. */
  private get isInPast() {
    return this.branches.get(this.branch) !== this.position;
  }

  /** Makes a step of what is not yet one. What reading has changed after going back is taken back. */
  private settle() {
    this.record({ kind: 'events' });
    const rows = this.changes.take();
    this.isTravelling = true;
    this.apply({ rows, parts: {} }, 'before');
    this.isTravelling = false;
  }

  /** Does something at another point, and comes back to the present one, at the present time. */
  visit(point: number, action: () => void) {
    this.settle();
    const { position, branch } = this;
    const clock = this.db.clock.getState();
    this.go(point);
    try {
      action();
    } finally {
      this.go(position);
      this.branch = branch;
      this.db.clock.setState(clock);
      this.clock = clock;
    }
  }

  /** Faults, scenarios and the like at a point. */
  partsAt(point: number) {
    const { back, forward } = this.pathBetween(this.position, point);
    const over = (side: 'before' | 'after') => (parts: TravelParts, id: number) =>
      withParts(parts, this.tree.changedBy(id).parts, side);
    return forward.reduce(over('after'), back.reduce(over('before'), this.parts));
  }

  /** The same timeline in a database that replaces this one. What differs is one step. */
  continueIn(database: TravelDatabase, cause: Cause) {
    this.settle();
    const timeline = new Timeline(database, this.toState(), this.maxBytes);
    timeline.parts = this.parts;
    timeline.clock = this.clock;
    for (const change of changesBetween(this.db, database)) timeline.changes.add(change);
    timeline.record(cause);
    return timeline;
  }

  /** The next steps go into a new branch. */
  startBranch(name: string) {
    if (this.branches.has(name)) throw new Error(`the branch "${name}" exists already`);
    this.tree.branches.set(name, this.position);
    this.branch = name;
  }

  toState(): TimelineState {
    const { branch, position, lastId } = this;
    return { ...this.tree.toState(), branch, position, lastId };
  }

  private append(cause: Cause, changed: Changed, facts: Pick<Step, 'clockMoved' | 'isChanged'>) {
    this.lastId += 1;
    const id = this.lastId;
    // After going back the steps that follow stay in their branch.
    if (this.isInPast) this.startBranch(this.newBranchName());
    const step: Step = {
      id,
      parent: this.position,
      cause,
      at: this.db.clock.now(),
      isClockStopped: this.clock.frozenAt !== undefined,
      ...facts,
      tables: countRows(changed.rows),
    };
    this.tree.add({ step, changed: JSON.stringify(changed), reply: '' });
    this.tree.branches.set(this.branch, id);
    this.position = id;
    this.tree.shrinkTo(this.maxBytes, id);
    return id;
  }

  /** The present branch where it has the point, or else another one. */
  private branchWith(point: number) {
    const hasPoint = (name: string) =>
      point === this.start.id || this.stepsOf(name).some(({ id }) => id === point);
    return [this.branch, ...this.branches.keys()].find(hasPoint) ?? this.branch;
  }

  private newBranchName() {
    let number = this.branches.size + 1;
    while (this.branches.has(`branch ${number}`)) number += 1;
    return `branch ${number}`;
  }

  private apply({ rows, parts }: Changed, side: 'before' | 'after') {
    for (const change of side === 'before' ? rows.toReversed() : rows) {
      const definition = tableDefinitions.get(change.table);
      if (definition) this.db.table(definition).travel(change, side);
    }
    this.parts = withParts(this.parts, parts, side);
  }

  private setClock({ at, isClockStopped }: Point) {
    const { clock } = this.db;
    clock.resume();
    clock.set(at);
    if (isClockStopped) clock.freeze(at);
    this.clock = clock.getState();
  }

  /** While the clock is stopped, only `frozenAt` says how far it was moved. */
  private takeClockMove() {
    const before = this.clock;
    this.clock = this.db.clock.getState();
    const { offset, frozenAt } = this.clock;
    if (before.frozenAt !== undefined && frozenAt !== undefined) return frozenAt - before.frozenAt;
    if (before.frozenAt === undefined && frozenAt === undefined) return offset - before.offset;
    return 0;
  }
}
