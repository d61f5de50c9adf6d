import { workloads } from './workloads.mjs';

const kb = (bytes) => (bytes / 1000).toFixed(1);
const spread = ({ median, low, high } = {}) =>
  median === undefined
    ? '-'
    : `${median.toPrecision(3)} [${low.toPrecision(3)}-${high.toPrecision(3)}]`;

/** How many times the peer's own median the subject takes; under 1 the subject is ahead. */
export const ratio = (subject, peer) =>
  subject && peer ? subject.median / peer.median : undefined;

function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map((cell) => String(cell ?? '-')));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ');
  return all.map(line).join('\n');
}

/** One table of weight, then one a workload; the first peer is the one the others are held against. */
export function peerTables(figures) {
  const peers = Object.entries(figures);
  const [, subject] = peers[0];
  const weight = table(
    ['the whole page', 'JS gzip KB', 'elements', 'scrolled', 'heap KB', 'after all'],
    peers.map(([name, { bytes, nodes, heap }]) => [
      name,
      kb(bytes),
      nodes.first,
      nodes.scrolled,
      kb(heap.first),
      kb(heap.after),
    ]),
  );
  const all = { load: { title: 'load', steps: 1 }, ...workloads };
  const each = Object.entries(all).map(([key, { title, steps }]) => {
    const times = ({ times }, kind) => times[key]?.[kind];
    const held = (peer, kind) => ratio(times(subject, kind), times(peer, kind))?.toFixed(2);
    return table(
      [
        steps > 1 ? `${title} x ${steps}` : title,
        ...['commits', 'renders', 'DOM writes', 'layouts', 'styles'],
        ...['script ms', 'feria÷it', 'task ms', 'feria÷it'],
      ],
      peers.map(([name, peer]) => {
        const { commits, renders, mutations, layouts, recalcs } = peer.counts[key] ?? {};
        return [
          name,
          ...[commits, renders, mutations, layouts, recalcs],
          spread(times(peer, 'script')),
          held(peer, 'script'),
          spread(times(peer, 'task')),
          held(peer, 'task'),
        ];
      }),
    );
  });
  return [weight, ...each].join('\n\n');
}

export const list = (figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${String(value).padStart(10)}  ${name}`)
    .join('\n');
