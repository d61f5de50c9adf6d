import { createField } from '@kit/data/form';
import { computed, signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { registerSettings } from '../../../contract/account/register';
import { smsCode } from '../../../contract/account/sms';
import { thirdPartySms } from '../../../contract/account/thirdParty';
import { settings, whiteLabel } from '../../../contract/site/system';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { createThirdParty } from '../../../stores/account/thirdParty';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../app/useApp';
import { useDialing } from './useDialing';
import { useFormRules } from './useFormRules';
import { type Sms, useSms } from './useSms';

const showError = vi.fn();
const app = { showToast: () => () => {}, showError } as unknown as App;
const withDialingCode = { rules: {}, defaultDialingCode: '51' };

/** A form that sends codes. Its rules were requested. */
async function mountForm(server: ReturnType<typeof createFakeHost>, number = '987654321') {
  const mobile = createField(signal(number), () => undefined);
  const form = { focusFirstError: () => {}, revalidateShown: () => {} };
  const { sendsSms } = server.host.use(createThirdParty);
  const purpose = computed(() => (sendsSms.value ? 'thirdParty' : 'noLogin'));
  let sms: Sms | undefined;
  function Form() {
    useFormRules(form);
    sms = useSms({ purpose, form, mobile, dialing: useDialing() });
    return <form />;
  }
  mount(
    <HostContext value={server.host}>
      <AppContext value={app}>
        <Form />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => server.requestsOf(registerSettings).length).toBe(1);
  return Object.assign(sms as Sms, { mobile });
}

test('a code is sent to the number with its dialing code, when the rules with that code are late', async () => {
  const server = createFakeHost();
  server.reply(whiteLabel, {});
  const sms = await mountForm(server);
  const sent = sms.send();
  await settle();
  expect(server.requestsOf(smsCode)).toHaveLength(0);
  server.requestsOf(registerSettings)[0]?.answer(withDialingCode);
  await expect.poll(() => server.requestsOf(smsCode).length).toBe(1);
  expect(server.requestsOf(smsCode)[0]?.input).toMatchObject({ countryDialingCode: '51' });
  server.requestsOf(smsCode)[0]?.answer({ expirationTime: 2 });
  await sent;
  expect(sms.secondsLeft.value).toBe(120);
});

test('a code is sent by the sign-in service, when the settings that name it are late', async () => {
  const server = createFakeHost();
  server.reply(registerSettings, withDialingCode);
  server.reply(whiteLabel, { flags: { FIREBASESMS3: true } });
  const sms = await mountForm(server);
  void sms.send();
  await settle();
  server.requestsOf(settings)[0]?.answer({ thirdParty: { ready: true, version: '10.14.1' } });
  await settle();
  expect(server.requestsOf(smsCode)).toHaveLength(0);
  expect(server.requestsOf(thirdPartySms)).toHaveLength(1);
});

test.each([
  [true, thirdPartySms, 0],
  [false, smsCode, 1],
])(
  'S8.05 a code that could not be sent is an error, but not when the sign-in service sends it: %s',
  async (isOn, endpoint, count) => {
    const server = createFakeHost();
    server.reply(whiteLabel, { flags: { FIREBASESMS3: isOn } });
    server.reply(settings, { thirdParty: { ready: true, version: '10.14.1' } });
    await server.host.use(createSystem).loadSettings();
    const sms = await mountForm(server);
    server.requestsOf(registerSettings)[0]?.answer(withDialingCode);
    showError.mockClear();
    const sent = sms.send();
    await expect.poll(() => server.requestsOf(endpoint).length).toBe(1);
    server.requestsOf(endpoint)[0]?.fail();
    await sent;
    expect(showError).toHaveBeenCalledTimes(count);
    expect(sms.isSending.value).toBe(false);
  },
);

test('S5.11 no code is requested without a number, also when the number is optional in the form', async () => {
  const server = createFakeHost();
  server.reply(whiteLabel, {});
  server.reply(registerSettings, withDialingCode);
  await firstTexts();
  await loadTexts('validation');
  const sms = await mountForm(server, ' ');
  await sms.send();
  expect(server.requestsOf(smsCode)).toHaveLength(0);
  expect(sms.mobile.error.value).toBe(text('validation.fieldRequired'));
});
