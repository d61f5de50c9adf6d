import type { Resource } from '@kit/data/resource';
import { Async } from '@kit/render/Async';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';

type Source<T> = Pick<Resource<T, never>, 'state' | 'value' | 'error' | 'reload'>;

interface Props<T> {
  of: Source<T>;
  /** Drawn once there are data. */
  children?: ReactNode;
}

/** Says that data could not be loaded, where nothing is drawn without them. */
export function LoadFailure<T>({ of, children }: Props<T>) {
  return (
    <Async of={of} failed={(error, retry) => <LoadError error={error} compact retry={retry} />}>
      {() => children}
    </Async>
  );
}

/** Has the load failed, with nothing to show? */
export const hasFailed = ({ state, value }: Pick<Source<unknown>, 'state' | 'value'>) =>
  state.value === 'failed' && value.value === undefined;
