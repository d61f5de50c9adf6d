import type { Resource } from '@kit/data/resource';
import { useMount } from '@kit/render/hooks';
import { loadMissing } from '../../../stores/base/loadMissing';
import { AsyncContent } from './AsyncContent';

const drawNothing = () => null;

/**
 * For menus and forms that are drawn without their data: loads the data if they are missing, and shows an error with a
 * retry if that fails. `LoadFailure` shows the error without loading first.
 */
export function LoadMissing<T>({ of }: { of: Resource<T> }) {
  useMount(() => loadMissing(of));
  return (
    <AsyncContent of={of} compact loading={drawNothing}>
      {drawNothing}
    </AsyncContent>
  );
}
