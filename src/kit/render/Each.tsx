import { type Key, memo, type ReactNode } from 'react';
import { requireFunction, requireSignal } from './misuse';
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

/** A keyed list. A row is drawn once for an item and keeps its nodes when the list is reordered. */
export function Each<T>({ of, by, children }: Props<T>) {
  if (import.meta.env.DEV) {
    requireSignal('<Each of>', of);
    requireFunction('<Each by>', by);
    requireFunction('The child of <Each>', children);
  }
  return useValue(of).map((item) => <Row key={by(item)} item={item} draw={children} />);
}

// Every render of the parent makes a new child function, so only the items are compared.
const Row = memo(
  ({ item, draw }: RowProps) => draw(item as never),
  (before, after) => Object.is(before.item, after.item),
);
