import type { Resource } from '@kit/data/resource';

/** Loads the resources that were never loaded, or whose load failed. */
export function loadMissing(...resources: Pick<Resource<unknown>, 'state' | 'load'>[]) {
  for (const { state, load } of resources) {
    if (['idle', 'failed'].includes(state.peek())) void load();
  }
}
