import { computed, signal } from '@kit/render/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { login as loginEndpoint } from '../../../contract/account/login';
import { memberInfo } from '../../../contract/account/member';
import { whiteLabel } from '../../../contract/site/system';
import { loadTexts } from '../../../i18n/locale';
import { createRemember } from '../../../stores/account/remember';
import { createHost, type Host } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { type App, AppContext } from '../../site/app/useApp';
import { useLoginForm } from './useLoginForm';

beforeEach(() => loadTexts('validation', 'session'));
afterEach(() => localStorage.removeItem('remPass'));

function showForm(host: Host, isAgent = signal(false)) {
  let login: ReturnType<typeof useLoginForm> | undefined;
  function Form() {
    login = useLoginForm({ isAgent: computed(() => isAgent.value), onDone: vi.fn() });
    return <form {...login.form.props} />;
  }
  const app = { confirm: async () => false } as unknown as App;
  mount(
    <HostContext value={host}>
      <AppContext value={app}>
        <Form />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  if (!login) throw new Error('no form');
  return login;
}

test('S3.27 the login that was sent is remembered, when its fields change before the reply', async () => {
  let answer: ((reply: unknown) => void) | undefined;
  const call = (({ path }: { path: string }) =>
    new Promise((resolve) => {
      if (path === loginEndpoint.path) answer = resolve;
      else if (path === memberInfo.path) resolve({});
    })) as unknown as Call;
  const host = createHost(() => call);
  const isAgent = signal(false);
  const { fields, form, isRemembered } = showForm(host, isAgent);
  fields.username.value.value = 'lucia ';
  fields.password.value.value = 'Feria2025';
  isRemembered.value = true;
  void form.submit();
  await expect.poll(() => answer).toBeDefined();
  fields.username.value.value = 'lucia2';
  fields.password.value.value = 'x';
  isAgent.value = true;
  answer?.({ token: 't', userName: 'lucia' });
  const { saved } = host.use(createRemember);
  await expect.poll(() => saved.value).not.toBeNull();
  expect(saved.value).toEqual({
    type: 'username',
    username: 'lucia',
    password: 'Feria2025',
    countryDialingCode: '',
  });
});

test('S3.27 a login by SMS is sent and remembered with its dialing code, and without its code', async () => {
  const { host, reply, requestsOf } = createFakeHost();
  reply(whiteLabel, { flags: { MOBILEVERCODELOGIN3: true } });
  reply(loginEndpoint, { token: 't', userName: 'lucia' });
  reply(memberInfo, {});
  await host.use(createSystem).whenFeaturesKnown();
  const { fields, form, isRemembered, selectedMode, dialing } = showForm(host);
  selectedMode.value = 'sms';
  dialing.select('57');
  fields.mobile.value.value = '987654321';
  fields.code.value.value = '123456';
  isRemembered.value = true;
  void form.submit();
  const { saved } = host.use(createRemember);
  await expect.poll(() => saved.value).not.toBeNull();
  expect(saved.value).toEqual({
    type: 'sms',
    username: '987654321',
    password: '',
    countryDialingCode: '57',
  });
  expect(requestsOf(loginEndpoint)[0]?.input).toMatchObject({ countryDialingCode: '57' });
});
