import { createResource } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { liveModels, type WireModel } from '../../contract/messages/chat';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';

export type LiveModel = WireModel;

/** The hosts of live tables, those on air first. Empty while the feature is off. */
export function createLiveModel({ call, use }: Host) {
  const isOn = use(createSystem).hasFlag('LIVEMODEL3');
  const models = createResource(
    async (_, { signal }) =>
      (await call(liveModels, undefined, { signal })).toSorted(
        (a, b) => Number(b.isOnline) - Number(a.isOnline),
      ),
    { id: 'id' },
  );
  return {
    models,
    /** The merchant has the feature. */
    isOn,
    /** The merchant has the feature, and hosts to show. */
    hasModels: computed(() => isOn.value && !!models.value.value?.length),
  };
}
