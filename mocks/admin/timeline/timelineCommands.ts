import { type } from 'arktype';
import type { Database } from '../../core/database';
import type { Step } from '../../core/timeline/step';
import type { Timeline } from '../../core/timeline/timeline';
import { checkKnown } from '../../core/values/checkKnown';
import { command, query } from '../command';
import { saveState } from '../savedStates';
import { comparePoints, describeStep, type ListedStep, listStep } from './describeStep';

/** The timeline as the panel shows it. */
export interface TimelineView {
  /** The step after which the database is now. */
  position: number;
  branch: string;
  branches: { name: string; last: number }[];
  /** The point before the first step. Its id is above 0, when older steps were dropped. */
  start: { id: number; at: number };
  bytes: number;
  /** Of the present branch, the oldest first. */
  steps: ListedStep[];
}

export function timelineOf({ timeline }: Database): Timeline {
  if (!timeline) throw new Error('this database has no timeline');
  return timeline;
}

export function checkPoint(timeline: Timeline, id: number) {
  if (timeline.hasPoint(id)) return;
  const steps = timeline.stepsOf(timeline.branch);
  const last = steps.at(-1)?.id ?? timeline.start.id;
  throw new Error(
    `the timeline has no point ${id}; the branch "${timeline.branch}" goes from ${timeline.start.id} to ${last}`,
  );
}

function viewOf(timeline: Timeline, after = 0): TimelineView {
  const { position, branch, branches, start, bytes } = timeline;
  return {
    position,
    branch,
    branches: [...branches].map(([name, last]) => ({ name, last })),
    start: { id: start.id, at: start.at },
    bytes,
    steps: timeline
      .stepsOf(branch)
      .filter(({ id }) => id > after)
      .map(listStep),
  };
}

/** The point that is some steps before or after the present one in its branch. */
function pointBy(timeline: Timeline, by: number) {
  const ids = [timeline.start.id, ...timeline.stepsOf(timeline.branch).map(({ id }) => id)];
  const point = ids[ids.indexOf(timeline.position) + by];
  if (point === undefined)
    throw new Error(`the timeline has no ${Math.abs(by)} steps ${by < 0 ? 'back' : 'forward'}`);
  return point;
}

function go(timeline: Timeline, { to, by, branch }: typeof goBody.infer): Step[] {
  if ([to, by, branch].filter((given) => given !== undefined).length !== 1)
    throw new Error('give one of "to", "by" and "branch"');
  if (branch !== undefined) {
    checkKnown('branch', [branch], timeline.branches.keys());
    return timeline.goToBranch(branch);
  }
  const point = to ?? pointBy(timeline, by ?? 0);
  checkPoint(timeline, point);
  return timeline.go(point);
}

const goBody = type({
  'to?': 'number.integer',
  'by?': 'number.integer',
  'branch?': 'string > 0',
});
const pinBody = type({ name: '0 < string <= 60', 'id?': 'number.integer' });
const branchBody = type({ name: '0 < string <= 60' });

/** The steps of the database since its seed, and travel among them. */
export const timelineCommands = [
  query(
    '/__mock/timeline',
    ({ db, params }) => viewOf(timelineOf(db), Number(params.get('after') ?? 0)),
    ['after?'],
  ),
  query(
    '/__mock/timeline/step',
    ({ db, params }) => {
      const id = Number(params.get('id'));
      checkPoint(timelineOf(db), id);
      return describeStep(timelineOf(db), id);
    },
    ['id'],
  ),
  query(
    '/__mock/timeline/compare',
    ({ db, params }) => {
      const timeline = timelineOf(db);
      const from = Number(params.get('from'));
      const to = Number(params.get('to') ?? timeline.position);
      checkPoint(timeline, from);
      checkPoint(timeline, to);
      return comparePoints(db, timeline, from, to);
    },
    ['from', 'to?'],
  ),
  command('/__mock/timeline/go', goBody, ({ db, body }) =>
    // Not in the middle of a call, which would go on with other rows.
    db.runExclusive(async () => {
      const timeline = timelineOf(db);
      const passed = go(timeline, body);
      return {
        position: timeline.position,
        branch: timeline.branch,
        now: db.clock.now(),
        /** The tables whose rows are others now. */
        tables: [...new Set(passed.flatMap(({ tables }) => Object.keys(tables)))],
      };
    }),
  ),
  command('/__mock/timeline/branch', branchBody, ({ db, body: { name } }) => {
    timelineOf(db).startBranch(name);
    return { name };
  }),
  command('/__mock/timeline/pin', pinBody, ({ db, name, body }) =>
    db.runExclusive(async () => {
      const timeline = timelineOf(db);
      const point = body.id ?? timeline.position;
      checkPoint(timeline, point);
      timeline.visit(point, () => saveState(name, body.name, db));
      return { name: body.name, id: point };
    }),
  ),
];
