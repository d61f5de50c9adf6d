import type { Lifetime } from './lifetime';

/** Messages between the tabs of one browser. Without BroadcastChannel nothing is sent. */
export function createChannel<T>({ own }: Lifetime, name: string) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  own(() => channel?.close());
  return {
    send: (message: T) => channel?.postMessage(message),
    onMessage(handle: (message: T) => void) {
      const listener = ({ data }: MessageEvent<T>) => handle(data);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
