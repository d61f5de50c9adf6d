import type { Resource } from '@kit/resource';
import { useMount } from '@kit/useSignal';
import { loadMissing } from '../../stores/loadMissing';
import { AsyncContent } from './AsyncContent';

const nothing = () => null;

/** For menus that are drawn without their data: loads what is missing, or shows that it failed. */
export function LoadAgain<T>({ of }: { of: Resource<T> }) {
  useMount(() => loadMissing(of));
  return (
    <AsyncContent of={of} compact loading={nothing}>
      {nothing}
    </AsyncContent>
  );
}
