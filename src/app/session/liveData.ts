import { isOnline } from '@kit/data/network';
import { computed, effect, untracked } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import type { CallContext } from '../../api/context';
import type { ServerEvent } from '../../api/createEventReader';
import { keepStream } from '../../api/keepStream';
import { readStream } from '../../api/readStream';
import { type Events, eventStream } from '../../contract/site/event';
import { language } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { startWalletEvents } from '../../stores/cashier/walletEvents';
import { createEvents } from '../../stores/site/events';
import { createSystem } from '../../stores/site/system';

/** The value of an event, or undefined for an unknown or unusable one. */
function readEvent({ name, data }: ServerEvent, { onMalformed }: CallContext) {
  const reading = eventStream.readEvent(name, parse(data));
  if (!reading) return undefined;
  const detail = reading.failure ?? reading.dropped.join(', ');
  if (detail) onMalformed?.(`event ${name}: ${detail}`);
  return reading.failure ? undefined : reading.value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Keeps the event stream open while the page is shown, has a network, and the settings announce the stream.
 * Another session or language gets a stream of its own.
 */
export function startLiveData(host: Host, context: CallContext) {
  const { token } = host.use(createSession);
  const { settings } = host.use(createSystem);
  const { isLive, receive } = host.use(createEvents);
  const isWanted = computed(
    () => settings.value?.eventStream === true && isPageShown.value && isOnline.value,
  );
  const streamKey = computed(() => JSON.stringify([token.value, language.value]));
  let last = { key: '', position: {} };

  function open(key: string) {
    if (last.key !== key) last = { key, position: {} };
    return keepStream((options) => readStream(context, eventStream.path, options), {
      position: last.position,
      onEvent(event) {
        const value = readEvent(event, context);
        if (value !== undefined) receive(event.name as keyof Events, value as never);
      },
      onLive(isOpen) {
        isLive.value = isOpen;
      },
    });
  }

  const stops = [
    startWalletEvents(host),
    effect(() => {
      const key = streamKey.value;
      return isWanted.value ? untracked(() => open(key)) : undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
