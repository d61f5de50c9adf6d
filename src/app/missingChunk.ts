import { MISSING_CHUNK } from '@kit/loadChunk';
import { json, stored } from '@kit/storage';

/**
 * Reloads the page when a file of its release is not on the server any more. It reloads once per
 * file, so that a file that the new release lacks too causes no loop.
 */
export function startMissingChunkWatch() {
  const missing = stored<string[]>('feria.missingChunks', json<string[]>([]), 'session');
  const onMissing = ({ detail }: CustomEvent<string>) => {
    if (missing.peek().includes(detail)) return;
    missing.value = [...missing.peek(), detail];
    location.reload();
  };
  addEventListener(MISSING_CHUNK, onMissing as EventListener);
}
