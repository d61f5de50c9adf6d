import { Fragment, type Key, type ReactNode } from 'react';
import { keyOf } from './keyOf';
import { requireFunction, requireSignal } from './misuse';
import type { ReadonlySignal } from './signals';
import { useValue } from './useValue';

interface Props<T> {
  of: ReadonlySignal<T>;
  /** Values with the same key are the same. By default: the value itself, or the object's identity. */
  by?: (value: NonNullable<T>) => Key;
  children: (value: NonNullable<T>) => ReactNode;
}

const defaultKey = (value: unknown) =>
  typeof value === 'object' && value !== null ? keyOf(value) : String(value);

/**
 * A child that belongs to one value. When the value changes, the child and its state are replaced by
 * new ones. Nothing is drawn for null and undefined.
 */
export function Keyed<T>({ of, by = defaultKey, children }: Props<T>) {
  if (import.meta.env.DEV) {
    requireSignal('<Keyed of>', of);
    requireFunction('The child of <Keyed>', children);
  }
  const value = useValue(of);
  if (value === null || value === undefined) return null;
  return <Fragment key={by(value)}>{children(value)}</Fragment>;
}
