import { Async } from '@kit/Async';
import type { Resource } from '@kit/resource';
import type { ReadonlySignal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import type { ReactNode } from 'react';

interface Props<T> {
  of: Resource<T, void>;
  empty?: ReactNode;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

/** Loads something from the admin API and shows it. */
export function Data<T>({
  of,
  empty = <p className="muted">Nothing here.</p>,
  children,
}: Props<T>) {
  useMount(() => void of.load());
  return (
    <Async
      of={of}
      failed={(error, retry) => (
        <p role="alert">
          {String(error)}{' '}
          <button type="button" onClick={() => void retry()}>
            Try again
          </button>
        </p>
      )}
      empty={() => empty}
    >
      {children}
    </Async>
  );
}
