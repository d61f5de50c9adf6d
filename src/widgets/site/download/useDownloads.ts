import { computed } from '@kit/render/signals';
import { isInstalled } from '@kit/web/device';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';

const APP_KINDS = ['Android', 'IOS', 'MOBILECONFIG'];

const APP_ICON = '/icon-192.png';

/** The download links of the app. `canDownload` is false inside the installed app. */
export function useDownloads() {
  const { downloads } = useStore(createSystem);
  const linkOf = (kind: string) =>
    computed(() => downloads.value.find(({ resourceType }) => resourceType === kind)?.url);
  return {
    android: linkOf('Android'),
    ios: linkOf('IOS'),
    iosProfile: linkOf('MOBILECONFIG'),
    /** The merchant's icon for its app. */
    icon: computed(() => linkOf('AppDownloadIcon').value ?? APP_ICON),
    telegram: linkOf('TELEGRAM'),
    canDownload: computed(
      () =>
        !isInstalled() &&
        downloads.value.some(({ resourceType }) => APP_KINDS.includes(resourceType)),
    ),
  };
}
