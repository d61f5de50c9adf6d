import { createResource } from '@kit/resource';
import { liveModels, type WireModel } from '../contract/chat';
import type { Host } from './host';

export type LiveModel = WireModel;

/** The hosts of live tables, those on air first. Empty while the feature is off. */
export function createLiveModel({ call }: Host) {
  const models = createResource(
    async (_, { signal }) =>
      (await call(liveModels, undefined, { signal })).toSorted(
        (a, b) => Number(b.isOnline) - Number(a.isOnline),
      ),
    { id: 'id' },
  );
  return { models };
}
