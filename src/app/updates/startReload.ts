import { onChange } from '@kit/render/onChange';
import { effect, type ReadonlySignal, signal } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';

/**
 * Reloads when a new release has taken over, but not for the first worker of this browser; when the worker removes
 * itself; and when the configuration of the site has changed.
 */
export function startReload(
  serviceWorker: ServiceWorkerContainer,
  isTabBusy: ReadonlySignal<boolean>,
) {
  const isReplaced = signal(false);
  let hadWorker = Boolean(serviceWorker.controller);
  let isLeaving = false;
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (hadWorker && !isLeaving) isReplaced.value = true;
      hadWorker = true;
    },
    options,
  );
  // deploy/removeWorker.js says so before it takes over and when it is gone. It loads a page that does not answer.
  const onMessage = ({ data, ports }: MessageEvent) => {
    if (data === 'workerLeaves') isLeaving = true;
    else if (data === 'workerRemoved') isReplaced.value = true;
    else return;
    ports[0]?.postMessage('heard');
  };
  serviceWorker.addEventListener('message', onMessage, options);
  serviceWorker.startMessages();
  const checkConfiguration = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      isReplaced.value = true;
      port1.close();
    };
    const configuration = document.getElementById('config')?.textContent;
    serviceWorker.controller?.postMessage({ type: 'checkConfiguration', configuration }, [port2]);
  };
  checkConfiguration();
  const stops = [
    onChange(isPageShown, () => void (isPageShown.peek() && checkConfiguration())),
    effect(() => {
      if (isReplaced.value && !isTabBusy.value) location.reload();
    }),
  ];
  return () => {
    listeners.abort();
    for (const stop of stops) stop();
  };
}
