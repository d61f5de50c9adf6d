import { countdown } from '@kit/data/countdown';
import { randomInteger } from '@kit/data/random';
import { stored } from '@kit/data/storage';
import { computed, effect } from '@kit/render/signals';
import { isInstalled } from '@kit/web/device';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';
import { createSession } from './session';

const MINUTE = 60;
const HOUR = 3600;

// How long the offers last is random. The bounds are those of the specification.
const barSeconds = () => randomInteger(45, 59) * MINUTE + randomInteger(20, 59);
const popupSeconds = () =>
  randomInteger(2, 9) * HOUR + randomInteger(0, 59) * MINUTE + randomInteger(0, 59);

/** The offer to install the app: a bar that stays closed once closed, and a pop-up with a deadline. */
export function createDownload(host: Host) {
  const { use, own } = host;
  const { settings, downloads } = use(createSystem);
  const { isLoggedIn } = use(createSession);
  const isClosed = stored(host, 'hideDownloadBar', {
    encode: (closed: boolean) => (closed ? '1' : null),
    decode: Boolean,
  });
  const bar = countdown();
  /** When the bar closes. It counts on while the member is on other screens. */
  let barEndsAt = 0;
  const popup = countdown();
  own(popup.stop);

  const isBarShown = computed(() => {
    const needsSession = settings.value?.downloadNeedsLogin === true;
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

    /** Both count from the first time they are shown. The pop-up counts on while it is closed. */
    start: () =>
      effect(() => {
        if (!isBarShown.value) return;
        barEndsAt ||= Date.now() + barSeconds() * 1000;
        bar.until(barEndsAt, Date.now);
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
