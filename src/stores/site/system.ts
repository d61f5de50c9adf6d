import { isOnline } from '@kit/data/network';
import { createResource, type Resource } from '@kit/data/resource';
import { json, stored } from '@kit/data/storage';
import { computed, effect, type ReadonlySignal, signal } from '@kit/render/signals';
import { safeUrl } from '@kit/web/safeUrl';
import { config } from '../../config/config';
import {
  type SystemStatus,
  settings as settingsEndpoint,
  status,
  whiteLabel,
} from '../../contract/site/system';
import type { Host } from '../base/host';
import { loadMissing } from '../base/loadMissing';
import { platformStatusOf } from './platformStatus';

/** The white label's number for the new template of a page; 0 is the classic one. */
const NEW_TEMPLATE = 1;

/** Callers at the same time share one request: a second request would abort the first, and its caller would get nothing. */
function loadOnce({ load }: Resource<unknown>) {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** The platform's status, and the settings of this merchant. The configuration wins over them. */
export function createSystem(host: Host) {
  const { call } = host;
  const lastStatus = stored(
    host,
    'feria.status',
    json<Omit<SystemStatus, 'location'> | null>(null),
  );
  /** Not stored: it would tell the next person where this one was. */
  const visitorIp = signal('');
  let statusRequests = 0;
  /** The number of the latest request that was answered. A late reply to an earlier one is ignored. */
  let answeredStatus = 0;
  const settings = createResource(() => call(settingsEndpoint));
  const loadSettingsOnce = loadOnce(settings);
  const features = createResource(() => call(whiteLabel));
  const loadFeaturesOnce = loadOnce(features);
  let mayLoadFeatures: ReadonlySignal<boolean> = signal(true);
  /** A menu entry without a key is always shown, one with a key only when the key is on. */
  const showsMenu = (key?: string) =>
    computed(() => key === undefined || features.value.value?.menu?.[key] === true);

  return {
    settings: settings.value,
    settingsResource: { ...settings, load: loadSettingsOnce, reload: loadSettingsOnce },
    whiteLabel: { ...features, load: loadFeaturesOnce, reload: loadFeaturesOnce },
    platformStatus: computed(() => platformStatusOf(lastStatus.value)),
    visitorIp,
    imageCdns: computed(() => config.imageCdns ?? settings.value.value?.imageCdns ?? ['/']),
    downloads: computed(() =>
      (settings.value.value?.downloads ?? []).filter(({ url }) => safeUrl(url)),
    ),
    affiliateUrl: computed(() => safeUrl(settings.value.value?.affiliateUrl)),
    languages: computed(() => config.languages ?? settings.value.value?.languages ?? []),

    /** A feature flag. Off until the server has turned it on. */
    hasFlag: (name: string) => computed(() => features.value.value?.flags?.[name] === true),
    /** True when the merchant uses the new template of this page instead of the classic one. */
    hasNewTemplate: (page: 'memberCenter' | 'depositFunction') =>
      computed(() => features.value.value?.[page] === NEW_TEMPLATE),
    showsMenu,
    /** The merchant has switched off the page with this key. False until that is known. */
    isSwitchedOff: (key?: string) =>
      computed(() => !!features.value.value && !showsMenu(key).value),

    async refreshStatus() {
      const request = ++statusRequests;
      const reply = await call(status);
      if (request < answeredStatus) return;
      answeredStatus = request;
      const { location, ...others } = reply;
      visitorIp.value = location?.ip ?? '';
      lastStatus.value = others;
    },

    /** The settings, loaded now if they are not there yet. */
    async loadSettings() {
      if (!settings.value.peek()) await loadSettingsOnce();
      const loaded = settings.value.peek();
      if (!loaded) throw settings.error.peek();
      return loaded;
    },

    /** Resolves when the features are loaded or could not be loaded. */
    async whenFeaturesKnown() {
      if (!features.value.peek()) await loadFeaturesOnce();
    },

    /** The features are loaded only when this is true. Call it before the store is started. */
    delayFeatures(until: ReadonlySignal<boolean>) {
      mayLoadFeatures = until;
    },

    /** Without a network too: the service worker may have stored them. What fails is loaded again when it is back. */
    start: () =>
      effect(() => {
        isOnline.value;
        loadMissing({ state: settings.state, load: loadSettingsOnce });
        if (mayLoadFeatures.value) loadMissing({ state: features.state, load: loadFeaturesOnce });
      }),
  };
}
