import { ratio } from './report.mjs';

/** Changes up to this share, and up to this number, are not reported. */
const NOISE = 0.02;
const SLACK = 3;
/** Figures that depend on the browser, the machine and its load. They are not compared. */
const UNSTEADY = /long tasks|percent|^backend|layouts|style recalculations|recalcs/;

function* leaves(value, path = []) {
  if (typeof value === 'number') yield [path.join(', '), value];
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, [...path, key]);
}

const counts = ({ app = {}, peers = {} }) => {
  const { times: _, ...subject } = peers.feria ?? {};
  return new Map([...leaves(app), ...leaves(subject)]);
};

/** The figures that grew or shrank since the committed ones. */
export function changes(before, now) {
  const known = counts(before);
  return [...counts(now)].flatMap(([name, value]) => {
    const was = known.get(name);
    if (was === undefined || UNSTEADY.test(name)) return [];
    const difference = Math.abs(value - was);
    if (difference <= SLACK || difference <= was * NOISE) return [];
    const percent = was ? ` (${((value / was - 1) * 100).toFixed(1)} %)` : '';
    return [`${name}: ${was} -> ${value}${percent}`];
  });
}

/** The changed ratios of the app to each peer. */
export function changedRatios(before, now) {
  const ratioIn = ({ peers = {} }, name, workload) =>
    ratio(peers.feria?.times[workload]?.task, peers[name]?.times[workload]?.task);
  return Object.keys(now.peers ?? {}).flatMap((name) =>
    Object.keys(now.peers[name].times).flatMap((workload) => {
      const [was, is] = [ratioIn(before, name, workload), ratioIn(now, name, workload)];
      if (name === 'feria' || was === undefined || is === undefined) return [];
      if (Math.abs(is / was - 1) < 0.15) return [];
      return [`${workload} against ${name}: ${was.toFixed(2)} -> ${is.toFixed(2)}`];
    }),
  );
}
