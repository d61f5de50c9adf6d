import { signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { type App, AppContext } from '../site/app/useApp';
import { RealityCheckDialog } from './RealityCheckDialog';

beforeEach(async () => {
  await firstTexts();
  await loadTexts('safePlay');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

test('S10.09 every reality check ignores taps in its first 1.5 s, which were meant for the game', async () => {
  const open = signal(true);
  mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{} as App}>
        <RealityCheckDialog open={open} />
      </AppContext>
    </HostContext>,
  );
  // Without a reply nobody knows how long the member has been here.
  expect(document.querySelector('dialog')?.textContent).not.toContain(text('safePlay.checkTime'));
  const areDisabled = () =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')].map((it) => it.disabled);
  for (const _ of ['first', 'second']) {
    open.value = true;
    await settled();
    vi.advanceTimersByTime(0);
    await settled();
    vi.advanceTimersByTime(1499);
    expect(areDisabled()).toEqual([true, true, true, true]);
    vi.advanceTimersByTime(1);
    expect(areDisabled()).toEqual([false, false, false, false]);
    open.value = false;
    await settled();
    vi.advanceTimersByTime(1000);
    await settled();
  }
});
