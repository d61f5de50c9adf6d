import { wholeBetween } from '@kit/chance';
import { isInstalled } from '@kit/device';
import { computed, effect } from '@kit/signals';
import { stored } from '@kit/storage';
import { countdown } from '@kit/timers';
import type { Host } from './host';
import { createSession } from './session';
import { createSystem } from './system';

const MINUTE = 60;
const HOUR = 3600;

const barSeconds = () => wholeBetween(45, 59) * MINUTE + wholeBetween(20, 59);
const popupSeconds = () =>
  wholeBetween(2, 9) * HOUR + wholeBetween(0, 59) * MINUTE + wholeBetween(0, 59);

/** The offer of the app: a bar that closes for good, and a popup that closes by itself one day. */
export function createDownload({ use }: Host) {
  const { site, downloads } = use(createSystem);
  const { isLoggedIn } = use(createSession);
  const isClosed = stored('hideDownloadBar', {
    encode: (closed: boolean) => (closed ? '1' : null),
    decode: Boolean,
  });
  const bar = countdown();
  const popup = countdown();

  const isBarShown = computed(() => {
    const needsSession = site.value?.downloadNeedsLogin === true;
    const hasLink = downloads.value.some(({ resourceType }) =>
      ['Android', 'IOS', 'MOBILECONFIG'].includes(resourceType),
    );
    return hasLink && !isInstalled() && !isClosed.value && (!needsSession || isLoggedIn.value);
  });
  const closeBar = () => {
    isClosed.value = true;
  };

  return {
    isBarShown,
    closeBar,
    barLeft: bar.left,
    popupLeft: popup.left,

    /** Both count from the first time they are shown; the popup's deadline outlives its closing. */
    start: () =>
      effect(() => {
        if (!isBarShown.value) return;
        if (bar.left.peek() === 0) bar.start(barSeconds());
        if (popup.left.peek() === 0) popup.start(popupSeconds());
        const stop = effect(() => {
          if (bar.left.value === 0) closeBar();
        });
        return () => {
          stop();
          bar.stop();
        };
      }),
  };
}
