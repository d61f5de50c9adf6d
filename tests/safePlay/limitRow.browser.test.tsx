import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { LimitRow } from '../../src/screens/safePlay/LimitRow';
import { createLimit } from '../../src/stores/limit';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount, settled } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('safePlay');
});

test('a looser limit can be confirmed once its wait has ended, while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { host } = createFakeHost();
  const pending = { amount: 200, from: Date.now() + 60_000 };
  host.use(createLimit).all.set({
    limits: [{ kind: 'deposit', period: 'day', amount: 100, used: 0, pending }],
  } as never);
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <LimitRow kind="deposit" period="day" onEdit={() => {}} />
      </AppContext>
    </HostContext>,
  );
  await settled();
  const buttons = () =>
    [...container.querySelectorAll('.safeplay-pending button')].map(
      ({ textContent }) => textContent,
    );
  expect(buttons()).toEqual([text('safePlay.cancelChange')]);
  vi.advanceTimersByTime(60_000);
  await expect
    .poll(buttons)
    .toEqual([text('safePlay.confirmChange'), text('safePlay.cancelChange')]);
});
