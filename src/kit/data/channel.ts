import type { Lifetime } from './lifetime';

/** Messages between the tabs of one browser. Without BroadcastChannel nothing is sent, and nothing after the end. */
export function createChannel<T>({ own }: Lifetime, name: string) {
  let channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  own(() => {
    channel?.close();
    channel = undefined;
  });
  return {
    send: (message: T) => channel?.postMessage(message),
    onMessage(handle: (message: T) => void) {
      const listener = ({ data }: MessageEvent<T>) => handle(data);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
