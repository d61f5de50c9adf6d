import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Slot } from './pool';
import type { Scroller } from './scroller';
import { computed, type ReadonlySignal, Signal, signal } from './signals';
import { useValue } from './useValue';
import { createVirtualRows } from './virtualRows';

interface Props {
  count: ReadonlySignal<number>;
  columns?: number | ReadonlySignal<number>;
  /** The space between rows included. */
  rowHeight: number | ReadonlySignal<number>;
  /** Rows kept ready beyond either edge. */
  overscan?: number;
  /** Drawn once for each place in the pool; the index then passes from item to item. */
  cell: (index: ReadonlySignal<number>) => ReactNode;
  scroller?: () => Scroller | null;
  /** Called at every scroll that ends this near to the last row; throttle it. */
  onEnd?: () => void;
  endDistance?: number;
  label?: string | ReadonlySignal<string>;
  className?: string | ReadonlySignal<string>;
}

/** A long list in rows of one fixed height, shown by a few rows that are used again and again. */
export function VirtualGrid({ columns = 1, rowHeight, ...rest }: Props) {
  const across = useNumber(columns);
  const height = useNumber(rowHeight);
  return <Rows key={`${across} ${height}`} columns={across} rowHeight={height} {...rest} />;
}

function useNumber(given: number | ReadonlySignal<number>) {
  return useValue(useMemo(() => (given instanceof Signal ? given : signal(given)), [given]));
}

type RowsProps = Props & { columns: number; rowHeight: number };

function Rows({ count, columns, rowHeight, cell, label, className, ...rest }: RowsProps) {
  const [rows] = useState(() =>
    createVirtualRows({
      count,
      columns,
      rowHeight,
      overscan: rest.overscan ?? 3,
      scroller: rest.scroller ?? (() => window),
      endDistance: rest.endDistance ?? 300,
      onEnd: rest.onEnd ?? (() => {}),
    }),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list element would allow no rows between it and its items
    <div
      role="list"
      aria-label={label}
      className={className}
      style={{ position: 'relative', height: rows.height }}
      ref={rows.mount}
    >
      {useValue(rows.slots).map((slot, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
          key={at}
          {...{ slot, count, columns, rowHeight, cell }}
        />
      ))}
    </div>
  );
}

interface RowProps extends Pick<RowsProps, 'count' | 'columns' | 'rowHeight' | 'cell'> {
  slot: Slot;
}

const Row = memo(({ slot, count, columns, rowHeight, cell }: RowProps) => {
  const [{ display, transform }] = useState(() => ({
    display: computed(() => (slot.value < 0 ? 'none' : 'grid')),
    transform: computed(() => `translateY(${Math.max(0, slot.value) * rowHeight}px)`),
  }));
  return (
    <div
      role="presentation"
      className="virtual-row"
      style={{
        display,
        transform,
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: rowHeight,
        contain: 'layout size style',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Cell key={column} at={() => slot.value * columns + column} count={count} cell={cell} />
      ))}
    </div>
  );
});

interface CellProps extends Pick<Props, 'count' | 'cell'> {
  at: () => number;
}

const Cell = memo(
  ({ at, count, cell }: CellProps) => {
    const [{ index, hidden, position }] = useState(() => {
      let last = 0;
      // A cell without an item keeps the last index that had one.
      const index = computed(() => {
        const next = at();
        if (next >= 0 && next < count.value) last = next;
        return Math.max(0, Math.min(last, count.value - 1));
      });
      return {
        index,
        hidden: computed(() => at() >= count.value),
        position: computed(() => index.value + 1),
      };
    });
    return (
      // biome-ignore lint/a11y/useSemanticElements: see the list
      <div role="listitem" hidden={hidden} aria-setsize={count} aria-posinset={position}>
        {cell(index)}
      </div>
    );
  },
  () => true,
);
