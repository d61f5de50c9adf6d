import { type } from 'arktype';
import type { Database } from '../../core/database';
import { accessOf } from '../../core/door/checkAccess';
import type { Step } from '../../core/timeline/step';
import type { Timeline } from '../../core/timeline/timeline';
import { checkKnown } from '../../core/values/checkKnown';
import { SCENARIO_NAME } from '../../recording/createRecording';
import { command, query } from '../command';
import { addScenario } from '../makeScenario';
import { saveState } from '../savedStates';
import { comparePoints, describeStep, type ListedStep, listStep } from './describeStep';
import { stretchOf } from './stretchOf';
import { writeTest } from './writeTest';

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

/** The point that is some changes before or after the present one in its branch. Steps that only read are passed over. */
function pointBy(timeline: Timeline, by: number) {
  const steps = timeline.stepsOf(timeline.branch);
  const place = steps.findIndex(({ id }) => id === timeline.position);
  const passed =
    by < 0
      ? steps.slice(0, place + 1).filter(({ isChanged }) => isChanged)
      : steps.slice(place + 1).filter(({ isChanged }) => isChanged);
  if (!by) return timeline.position;
  const step = by < 0 ? passed.at(by) : passed[by - 1];
  if (step) return by < 0 ? step.parent : step.id;
  throw new Error(
    `there are only ${passed.length} changes ${by < 0 ? 'before' : 'after'} this point`,
  );
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
  /** The session of a page. */
  'token?': 'string > 0',
});
const pinBody = type({ name: '0 < string <= 60', 'id?': 'number.integer' });
const stretchBody = { 'from?': 'number.integer', 'to?': 'number.integer' } as const;
const scenarioBody = type({ name: SCENARIO_NAME, ...stretchBody });
const testBody = type({
  title: '0 < string <= 100',
  ...stretchBody,
  /** The address of a page. With it the test is one of Playwright. */
  'path?': /^\/[^\s]*$/,
  /** Texts that the page must show. */
  'texts?': 'string[]',
});
const branchBody = type({ name: '0 < string <= 60' });

/** From the start to now, unless points are given. */
function stretchIn(timeline: Timeline, { from, to }: { from?: number; to?: number }) {
  const stretch = { from: from ?? timeline.start.id, to: to ?? timeline.position };
  checkPoint(timeline, stretch.from);
  checkPoint(timeline, stretch.to);
  return stretch;
}

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
        /** Whether the session of the page exists at this point. */
        isLoggedIn: accessOf(db, body.token).caller !== undefined,
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
  command('/__mock/timeline/scenario', scenarioBody, ({ db, body }) => {
    const timeline = timelineOf(db);
    const { from, to } = stretchIn(timeline, body);
    const description = `What changed between the steps ${from} and ${to} of a timeline`;
    return addScenario(body.name, description, stretchOf(timeline, from, to));
  }),
  command('/__mock/timeline/test', testBody, ({ db, body }) => {
    const timeline = timelineOf(db);
    return { text: writeTest(db, timeline, { ...body, ...stretchIn(timeline, body) }) };
  }),
];
