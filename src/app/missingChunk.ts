import { MISSING_CHUNK } from '@kit/loadChunk';
import { json, stored, storedText } from '@kit/storage';

const KEY = 'feria.missingChunks';

/** The event on the window when the page is about to be loaded again for a missing file. */
export const BEFORE_RELOAD = 'beforereload';

/**
 * Reloads the page when a file of its release is not on the server any more. It reloads once per
 * file, so that a file that the new release lacks too causes no loop.
 */
export function startMissingChunkWatch(reload = () => location.reload()) {
  const missing = stored<string[]>(KEY, json<string[]>([]), 'session');
  const onMissing = ({ detail }: CustomEvent<string>) => {
    if (missing.peek().includes(detail)) return;
    missing.value = [...missing.peek(), detail];
    // Without storage the next page would reload again.
    if (!storedText(KEY, 'session')?.includes(detail)) return;
    dispatchEvent(new Event(BEFORE_RELOAD));
    reload();
  };
  addEventListener(MISSING_CHUNK, onMissing as EventListener);
  return () => removeEventListener(MISSING_CHUNK, onMissing as EventListener);
}
