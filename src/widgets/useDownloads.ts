import { isInstalled } from '@kit/device';
import { computed } from '@kit/signals';
import { createSystem } from '../stores/system';
import { useStore } from '../stores/useStore';

const STORES = ['Android', 'IOS', 'MOBILECONFIG'];

/** Where the app can be had. Nothing is offered to those who are inside it already. */
export function useDownloads() {
  const { downloads } = useStore(createSystem);
  const linkOf = (kind: string) =>
    computed(() => downloads.value.find(({ resourceType }) => resourceType === kind)?.url);
  return {
    android: linkOf('Android'),
    ios: linkOf('IOS'),
    iosProfile: linkOf('MOBILECONFIG'),
    icon: linkOf('AppDownloadIcon'),
    telegram: linkOf('TELEGRAM'),
    canDownload: computed(
      () =>
        !isInstalled() && downloads.value.some(({ resourceType }) => STORES.includes(resourceType)),
    ),
  };
}
