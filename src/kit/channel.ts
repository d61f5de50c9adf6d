/** Words between the tabs of one browser; one that cannot has only itself to talk to. */
export function channel<T>(name: string) {
  const line = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  return {
    tell: (message: T) => line?.postMessage(message),
    hear(act: (message: T) => void) {
      const heard = ({ data }: MessageEvent<T>) => act(data);
      line?.addEventListener('message', heard);
      return () => line?.removeEventListener('message', heard);
    },
  };
}
