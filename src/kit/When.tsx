import { type ReactNode, useMemo } from 'react';
import { hold } from './hold';
import { computed, type ReadonlySignal } from './signals';
import { useValue } from './useValue';

type Truthy<T> = Exclude<T, undefined | null | false | 0 | ''>;

interface Props<T> {
  is: ReadonlySignal<T>;
  or?: () => ReactNode;
  children: (value: ReadonlySignal<Truthy<T>>) => ReactNode;
}

function watch<T>(is: ReadonlySignal<T>) {
  return { isOn: computed(() => Boolean(is.value)), value: hold<T, Truthy<T>>(is, Boolean) };
}

/** Draws its child while the signal is truthy, and is drawn anew only when that turns. */
export function When<T>({ is, or, children }: Props<T>) {
  const { isOn, value } = useMemo(() => watch(is), [is]);
  return useValue(isOn) ? children(value) : or?.();
}
