import { Async } from '@kit/Async';
import type { Resource } from '@kit/resource';
import { LoadError } from './LoadError';

const nothing = () => null;

/** Says that data could not be loaded, where nothing is drawn without them. */
export function LoadFailure<T>({ of }: { of: Resource<T> }) {
  return (
    <Async
      of={of}
      failed={(error, retry) => <LoadError error={error} title={undefined} compact retry={retry} />}
    >
      {nothing}
    </Async>
  );
}

/** Has the load failed, with nothing to show? */
export const hasFailed = ({ state, value }: Pick<Resource<unknown>, 'state' | 'value'>) =>
  state.value === 'failed' && value.value === undefined;
