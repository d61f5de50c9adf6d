import { type Key, memo, type ReactNode } from 'react';
import type { ReadonlySignal } from './signals';
import { useValue } from './useValue';

interface Props<T> {
  of: ReadonlySignal<readonly T[]>;
  by: (item: T) => Key;
  children: (item: T) => ReactNode;
}

interface RowProps {
  item: unknown;
  draw: (item: never) => ReactNode;
}

// The child function is new at every render of its parent; only another item is another row.
const Row = memo(
  ({ item, draw }: RowProps) => draw(item as never),
  (before, after) => Object.is(before.item, after.item),
);

/** A keyed list: a row is drawn once for an item, wherever the list moves it. */
export function Each<T>({ of, by, children }: Props<T>) {
  return useValue(of).map((item) => <Row key={by(item)} item={item} draw={children} />);
}
