import type { ReactNode } from 'react';
import { isPending, type Resource } from '../data/resource';
import { useOnce } from './hooks';
import { keepLast } from './keepLast';
import { keyOf } from './keyOf';
import { requireSignal } from './misuse';
import { computed, type ReadonlySignal } from './signals';
import { useValue } from './useValue';
import { When } from './When';

type Source<T> = Pick<Resource<T, never>, 'state' | 'value' | 'error' | 'reload'>;

type ErrorView = (error: unknown, retry: () => Promise<void>) => ReactNode;

interface Props<T> {
  of: Source<T>;
  loading?: () => ReactNode;
  /** Shown in place of the data when there is none. */
  failed?: ErrorView;
  /** Shown above the data when a refresh failed. Without it, `failed` is shown there. */
  refreshFailed?: ErrorView;
  empty?: () => ReactNode;
  /** When the value counts as empty. By default: null, undefined and a list without items. */
  isEmpty?: (value: T) => boolean;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

const hasNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function createView<T>({ state, value }: Source<T>, isEmpty: (value: T) => boolean) {
  const isFailed = computed(() => state.value === 'failed');
  const view = computed(() => {
    if (isPending(state.value)) return 'loading';
    if (isFailed.value && value.value === undefined) return 'failed';
    return isEmpty(value.value as T) ? 'empty' : 'ready';
  });
  return {
    view,
    isRefreshFailed: computed(() => isFailed.value && value.value !== undefined),
    lastValue: keepLast<T | undefined, T>(value, (next) => next !== undefined),
  };
}

/**
 * Shows a resource in one of four views: loading, failed, empty or ready. New data re-renders
 * nothing: it reaches the view through the signal. A failed refresh keeps the data.
 */
export function Async<T>(props: Props<T>) {
  if (import.meta.env.DEV) requireSignal('The state of <Async of>', props.of?.state);
  // The view holds the state of one resource, so another resource gets a new view.
  return <AsyncView key={keyOf(props.of)} {...props} />;
}

function AsyncView<T>({ of, isEmpty = hasNothing, ...views }: Props<T>) {
  const { view, isRefreshFailed, lastValue } = useOnce(() => createView(of, isEmpty));
  const current = useValue(view);
  if (current === 'failed') return views.failed?.(of.error.peek(), of.reload);
  if (current === 'loading') return views.loading?.();
  const showError = views.refreshFailed ?? views.failed;
  return (
    <>
      {showError && <When is={isRefreshFailed}>{() => showError(of.error.peek(), of.reload)}</When>}
      {current === 'empty' && views.empty ? views.empty() : views.children(lastValue)}
    </>
  );
}
