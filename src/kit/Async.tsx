import { type ReactNode, useState } from 'react';
import { hold } from './hold';
import type { Resource } from './resource';
import { computed, type ReadonlySignal } from './signals';
import { useValue } from './useValue';

type Source<T> = Pick<Resource<T, never>, 'state' | 'value' | 'error' | 'reload'>;

interface Props<T> {
  of: Source<T>;
  loading?: () => ReactNode;
  failed?: (error: unknown, retry: () => Promise<void>) => ReactNode;
  empty?: () => ReactNode;
  /** Lists are empty without items; say here when something else is. */
  isEmpty?: (value: T) => boolean;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

const hasNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function watch<T>({ state, value }: Source<T>, isEmpty: (value: T) => boolean) {
  const view = computed(() => {
    if (state.value === 'failed') return 'failed';
    if (state.value === 'idle' || state.value === 'loading') return 'loading';
    return isEmpty(value.value as T) ? 'empty' : 'ready';
  });
  return { view, held: hold<T | undefined, T>(value, (now) => now !== undefined) };
}

/** One of four views of a resource; new data redraws none of them, it flows through the signal. */
export function Async<T>({ of, isEmpty = hasNothing, ...views }: Props<T>) {
  const [{ view, held }] = useState(() => watch(of, isEmpty));
  const now = useValue(view);
  if (now === 'failed') return views.failed?.(of.error.peek(), of.reload);
  if (now === 'loading') return views.loading?.();
  return now === 'empty' && views.empty ? views.empty() : views.children(held);
}
