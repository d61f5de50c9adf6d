import type { Resource } from '@kit/data/resource';
import { Async } from '@kit/render/Async';
import { useMount } from '@kit/render/hooks';
import type { ReadonlySignal } from '@kit/render/signals';
import type { ReactNode } from 'react';

interface Props<T> {
  of: Resource<T, void>;
  empty?: ReactNode;
  children: (value: ReadonlySignal<T>) => ReactNode;
}

/** Loads a resource from the admin API and shows its value, or the error with a button to try again. */
export function LoadedData<T>({
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
