import { isOnline } from '@kit/data/network';
import type { Resource } from '@kit/data/resource';

type Loadable = Pick<Resource<unknown>, 'state' | 'load'>;

/** Loads the resources that were never loaded, or whose load failed. */
export function loadMissing(...resources: Loadable[]) {
  for (const { state, load } of resources) {
    if (['idle', 'failed'].includes(state.peek())) void load();
  }
}

/**
 * For an effect: loads a resource, and again when it failed and the network is back. Without a network it is requested
 * once, because the service worker may have it.
 */
export function loadAndRetry(resource: Loadable) {
  if (isOnline.value || resource.state.peek() === 'idle') loadMissing(resource);
}
