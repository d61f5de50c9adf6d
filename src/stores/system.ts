import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { json, stored } from '@kit/storage';
import { type SystemStatus, settings, status, whiteLabel } from '../contract/system';
import type { Host } from './host';
import { standingOf } from './standing';

/** How the platform itself is doing, what this merchant offers, and where things are. */
export function createSystem({ call }: Host) {
  const lastStatus = stored('feria.status', json<SystemStatus | null>(null));
  const site = createResource(() => call(settings));
  const label = createResource(() => call(whiteLabel));

  return {
    site: site.value,
    label: label.value,
    standing: computed(() => standingOf(lastStatus.value)),
    visitorIp: computed(() => lastStatus.value?.location.ip ?? ''),
    imageCdns: computed(() => site.value.value?.imageCdns ?? ['/']),
    downloads: computed(() => site.value.value?.downloads ?? []),
    languages: computed(() => site.value.value?.languages ?? []),

    /** A feature flag; off until it is known to be on. */
    hasFlag: (name: string) => computed(() => label.value.value?.flags[name] === true),
    /** A menu entry without a key always shows; one with a key only when it is on. */
    showsMenu: (key?: string) =>
      computed(() => key === undefined || label.value.value?.menu[key] === true),

    async refreshStatus() {
      lastStatus.value = await call(status);
    },

    async publicKey() {
      if (!site.value.peek()) await site.load();
      const read = site.value.peek();
      if (!read) throw site.error.peek();
      return read.encryption.key as JsonWebKey;
    },

    /** Where games may be opened from. */
    async launchOrigins() {
      if (!site.value.peek()) await site.load();
      return site.value.peek()?.launchOrigins ?? [];
    },

    start() {
      void site.load();
      void label.load();
      return () => {};
    },
  };
}
