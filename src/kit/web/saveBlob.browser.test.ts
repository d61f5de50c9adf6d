import { saveBlob } from '@kit/web/saveBlob';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file that is saved is kept until the browser has read it, and then released', () => {
  vi.useFakeTimers();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download, this.href);
  });
  const release = vi.spyOn(URL, 'revokeObjectURL');
  saveBlob('bets.csv', new Blob(['id']));
  expect(saved).toEqual(['bets.csv', expect.stringMatching(/^blob:/)]);
  expect(release).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(release.mock.calls).toEqual([[saved[1]]]);
});
