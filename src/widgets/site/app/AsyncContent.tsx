import { Async } from '@kit/render/Async';
import type { ReadonlySignal } from '@kit/render/signals';
import { LoadError } from './LoadError';
import { SlowConnection } from './SlowConnection';

type Props<T> = Parameters<typeof Async<T>>[0] & {
  /** A title above the text of the error, instead of the general one. */
  errorTitle?: ReadonlySignal<string>;
  /** Shows the error in less space, such as in a sheet. */
  compact?: boolean;
};

/**
 * `Async` with the error views of the app: an error with a retry button in place of the data, and a
 * smaller one above the data when only a refresh failed.
 */
export function AsyncContent<T>({
  errorTitle: title,
  compact = false,
  loading,
  ...props
}: Props<T>) {
  const errorView = (isCompact: boolean) => (error: unknown, retry: () => Promise<void>) => (
    <LoadError error={error} title={title} compact={isCompact} retry={retry} />
  );
  return (
    <Async
      failed={errorView(compact)}
      refreshFailed={errorView(true)}
      loading={() => (
        <>
          <SlowConnection />
          {loading?.()}
        </>
      )}
      {...props}
    />
  );
}
