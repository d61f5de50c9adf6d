import { workloads } from './workloads.mjs';

const kb = (bytes) => (bytes / 1000).toFixed(1);
const spread = ({ median, low, high } = {}) =>
  median === undefined
    ? '-'
    : `${median.toPrecision(3)} [${low.toPrecision(3)}-${high.toPrecision(3)}]`;

/** The median of the subject divided by that of the peer. Under 1 the subject needs less. */
export const ratio = (subject, peer) =>
  subject && peer ? subject.median / peer.median : undefined;

export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map((cell) => String(cell ?? '-')));
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ');
  return all.map(line).join('\n');
}

/** A table of sizes, and one per workload. All peers are compared with the first one. */
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
    const relative = (peer, kind) => ratio(times(subject, kind), times(peer, kind))?.toFixed(2);
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
          relative(peer, 'script'),
          spread(times(peer, 'task')),
          relative(peer, 'task'),
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
