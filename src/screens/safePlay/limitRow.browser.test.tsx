import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { createLimit } from '../../stores/safePlay/limit';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { LimitRow } from './LimitRow';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
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
