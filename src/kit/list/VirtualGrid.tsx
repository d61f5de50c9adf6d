import { memo, type ReactNode, useMemo } from 'react';
import { useOnce } from '../render/hooks';
import { requireFunction, requireSignal } from '../render/misuse';
import { computed, type ReadonlySignal, Signal, signal } from '../render/signals';
import { useValue } from '../render/useValue';
import type { Slot } from './pool';
import { createVirtualRows } from './virtualRows';

interface Props {
  count: ReadonlySignal<number>;
  columns?: number | ReadonlySignal<number>;
  /** Includes the space between rows. */
  rowHeight: number | ReadonlySignal<number>;
  /** Rows that are kept ready above and below the visible ones. */
  overscan?: number;
  /** Called once for each cell of the pool. Then only the index signal changes. */
  cell: (index: ReadonlySignal<number>) => ReactNode;
  /**
   * Called while less than `endDistance` is left below the window: at each scroll event, at first, and when the items or
   * the window change. Throttle it.
   */
  onEnd?: () => void;
  endDistance?: number;
  /**
   * Called with the indices of the nearest and the farthest item of those that are on the screen, or will be when the
   * scroll slows down. While scrolling up the farthest has the smaller index. Items that fly past are not among them.
   * At rest, after a scroll, they include five screens ahead.
   */
  onExpect?: (nearest: number, farthest: number) => void;
  label?: string | ReadonlySignal<string>;
  className?: string | ReadonlySignal<string>;
}

/** A long list with rows of one fixed height. A few rows are drawn and reused while scrolling. */
export function VirtualGrid({ columns = 1, rowHeight, ...rest }: Props) {
  if (import.meta.env.DEV) {
    requireSignal('<VirtualGrid count>', rest.count);
    requireFunction('<VirtualGrid cell>', rest.cell);
  }
  const columnCount = useNumber(columns);
  const height = useNumber(rowHeight);
  return (
    <Rows key={`${columnCount} ${height}`} columns={columnCount} rowHeight={height} {...rest} />
  );
}

function useNumber(source: number | ReadonlySignal<number>) {
  return useValue(useMemo(() => (source instanceof Signal ? source : signal(source)), [source]));
}

type RowsProps = Props & { columns: number; rowHeight: number };

function Rows({ count, columns, rowHeight, cell, label, className, ...rest }: RowsProps) {
  const rows = useOnce(() =>
    createVirtualRows({
      count,
      columns,
      rowHeight,
      overscan: rest.overscan ?? 3,
      endDistance: rest.endDistance ?? 300,
      onEnd: rest.onEnd ?? (() => {}),
      onExpect: rest.onExpect ?? (() => {}),
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
      {useValue(rows.slots).map((slot, place) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot never moves within the pool
          key={place}
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
  const { display, transform } = useOnce(() => ({
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
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: a column never moves
          key={column}
          itemIndex={() => slot.value * columns + column}
          count={count}
          cell={cell}
        />
      ))}
    </div>
  );
});

interface CellProps extends Pick<Props, 'count' | 'cell'> {
  /** Of the item in this cell. It lies outside of the list when the cell has none. */
  itemIndex: () => number;
}

// A cell is drawn once: whatever changes in it is a signal.
const Cell = memo(
  ({ itemIndex, count, cell }: CellProps) => {
    const { index, hidden, position } = useOnce(() => {
      let last = 0;
      // A cell without an item keeps the last index with an item, so its content stays valid.
      const index = computed(() => {
        const next = itemIndex();
        if (next >= 0 && next < count.value) last = next;
        return Math.max(0, Math.min(last, count.value - 1));
      });
      return {
        index,
        hidden: computed(() => itemIndex() >= count.value),
        position: computed(() => index.value + 1),
      };
    });
    return (
      // biome-ignore lint/a11y/useSemanticElements: see role=list above
      <div role="listitem" hidden={hidden} aria-setsize={count} aria-posinset={position}>
        {cell(index)}
      </div>
    );
  },
  () => true,
);
