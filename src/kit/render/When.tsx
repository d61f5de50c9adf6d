import { type ReactNode, useMemo } from 'react';
import { keepLast } from './keepLast';
import { requireFunction, requireSignal } from './misuse';
import { computed, type ReadonlySignal } from './signals';
import { useValue } from './useValue';

type Truthy<T> = Exclude<T, undefined | null | false | 0 | ''>;

interface Props<T> {
  is: ReadonlySignal<T>;
  or?: () => ReactNode;
  children: (value: ReadonlySignal<Truthy<T>>) => ReactNode;
}

function createCondition<T>(is: ReadonlySignal<T>) {
  return {
    isTruthy: computed(() => Boolean(is.value)),
    lastTruthy: keepLast<T, Truthy<T>>(is, Boolean),
  };
}

/** Shows its child while the signal is truthy. It renders only when that changes. */
export function When<T>({ is, or, children }: Props<T>) {
  if (import.meta.env.DEV) {
    requireSignal('<When is>', is);
    requireFunction('The child of <When>', children);
  }
  const { isTruthy, lastTruthy } = useMemo(() => createCondition(is), [is]);
  return useValue(isTruthy) ? children(lastTruthy) : or?.();
}
