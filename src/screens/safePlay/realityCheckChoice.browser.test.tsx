import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { realityCheck, setRealityCheck } from '../../contract/safePlay/realityCheck';
import { settings } from '../../contract/site/system';
import { firstTexts, loadTexts } from '../../i18n/locale';
import { HostContext } from '../../stores/base/useStore';
import { createSystem } from '../../stores/site/system';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { RealityCheckChoice } from './RealityCheckChoice';

async function show() {
  await firstTexts();
  await loadTexts('safePlay');
  const { host, logIn, reply, requestsOf } = createFakeHost();
  logIn('lucia');
  reply(settings, { licence: 'offered' });
  await host.use(createSystem).settingsResource.load();
  const toasts: unknown[] = [];
  const app = { showError: () => {}, showToast: (text: unknown) => toasts.push(text) };
  const { container, find } = mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <RealityCheckChoice />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const chips = () => [...container.querySelectorAll<HTMLButtonElement>('.chip')];
  const pressed = () => chips().findIndex((chip) => chip.ariaPressed === 'true');
  return { find, chips, pressed, requestsOf, toasts };
}

test('the interval of reality checks can be loaded again after an error, and none is shown as chosen', async () => {
  const { find, pressed, requestsOf } = await show();
  requestsOf(realityCheck)[0]?.fail();
  await settled();
  expect(pressed()).toBe(-1);
  expect(find('[role=alert] button')).not.toBeNull();
});

test('a second choice while the first is being saved is not announced as saved, and the first is shown', async () => {
  const { chips, pressed, requestsOf, toasts } = await show();
  requestsOf(realityCheck)[0]?.answer({ now: 0, everyMinutes: 60 });
  await settled();
  expect(pressed()).toBe(3);
  chips()[1]?.click();
  chips()[2]?.click();
  await settled();
  // The first request of this path has no input: it loaded the check.
  expect(requestsOf(setRealityCheck).filter(({ input }) => input)).toHaveLength(1);
  expect(toasts).toHaveLength(0);
  requestsOf(setRealityCheck)[1]?.answer({ now: 0, everyMinutes: 15 });
  await settled();
  expect(toasts).toHaveLength(1);
  expect(pressed()).toBe(1);
});
