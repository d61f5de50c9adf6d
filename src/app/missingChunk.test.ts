import { MISSING_CHUNK } from '@kit/loadChunk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../tests/stores/memoryStorage';
import { BEFORE_RELOAD, startMissingChunkWatch } from './missingChunk';

const page = new EventTarget();
let stop = () => {};
beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const miss = (detail: string) => page.dispatchEvent(new CustomEvent(MISSING_CHUNK, { detail }));

function openPage() {
  const reload = vi.fn();
  stop();
  stop = startMissingChunkWatch(reload);
  return reload;
}

test('the page reloads once for each missing file, and says so before', () => {
  const order: string[] = [];
  page.addEventListener(BEFORE_RELOAD, () => order.push('said'));
  const first = openPage().mockImplementation(() => order.push('reloaded'));
  miss('/a.js');
  expect(order).toEqual(['said', 'reloaded']);
  const second = openPage();
  miss('/a.js');
  expect(second).not.toHaveBeenCalled();
  miss('/b.js');
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledTimes(1);
});

test('the page does not reload, when the storage is denied: it would do it for ever', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = openPage();
  miss('/a.js');
  expect(reload).not.toHaveBeenCalled();
});
