import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { MemoryStorage } from '../../../tests/helpers/memoryStorage';
import { config } from '../../config/config';
import { memberInfo } from '../../contract/account/member';
import { register, registerByMobile, registerSettings } from '../../contract/account/register';
import { createNewMember } from './newMember';
import { createRegister, type RegisterMethod } from './register';
import { createRule } from './rule';
import { createSession } from './session';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile';

/** The device: its browser, and how the app was started. */
function stubDevice({ userAgent = PHONE, standalone = false, webClip = '' }) {
  const storage = new MemoryStorage();
  if (webClip) storage.setItem('WEBCLIP', webClip);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { userAgent, standalone });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}

beforeEach(() => stubDevice({}));

test.each([
  ['H5', 'in a browser', {}],
  ['WEBCLIP', 'in a web clip', { webClip: '1' }],
  ['PWA', 'started from the home screen', { standalone: true }],
  ['APP', 'in the app of the store', { userAgent: `${PHONE} FeriaApp/1.0` }],
])(
  'S3.23 S9.19 sends the source %s, %s, and the type of a real member',
  async (source, _where, device) => {
    stubDevice(device);
    const { host, requestsOf } = createFakeHost();
    void host.use(createRegister).register('username', { username: 'marisol' }, 'feria.example');
    await settle();
    expect(requestsOf(register)[0]?.input).toMatchObject({
      source,
      domain: 'feria.example',
      type: 0,
    });
  },
);

test.each([
  ['0955123456', '955123456', '955123456'],
  ['00955123456', '0955123456', '955123456'],
])(
  'S5.09 S5.10 S3.22 registers the number %s as %s, with the username %s',
  async (mobileNum, sent, username) => {
    const { host, requestsOf } = createFakeHost();
    void host.use(createRegister).register('mobileNum', { mobileNum }, 'feria.example');
    await settle();
    const method = { registerMethod: 'mobileNum' };
    expect(requestsOf(registerByMobile)[0]?.input).toMatchObject({
      ...method,
      mobileNum: sent,
      username,
    });
  },
);

test.each([
  [true, true, true, 'username'],
  [true, false, false, 'username'],
  [false, true, false, 'mobileNum'],
  [false, false, false, 'username'],
])(
  'S2.77 S4.08 methods of registration, when username is %s and mobile is %s: both %s, first %s',
  async (username, mobileNum, hasBoth, first) => {
    const { host, reply } = createFakeHost();
    reply(registerSettings, { methods: { username, mobileNum }, rules: {} });
    const store = host.use(createRegister);
    await host.use(createRule).load();
    await settle();
    expect([store.hasBothMethods.value, store.firstMethod.value]).toEqual([hasBoth, first]);
  },
);

test.each([
  [true, true, true, 'username'],
  [true, false, false, 'username'],
  [false, true, false, 'mobileNum'],
])(
  'S2.77 S4.08 where no methods are named, those with a field are on: username %s, mobile %s',
  async (username, mobileNum, hasBoth, first) => {
    const { host, reply } = createFakeHost();
    const rule = (enabled: boolean) => ({ enabled, required: true, message: '' });
    const rules = {
      username: rule(username),
      mobileNum: rule(mobileNum),
      verificationCode: rule(mobileNum),
      email: rule(true),
    };
    reply(registerSettings, { rules });
    const { hasField, hasBothMethods, firstMethod } = host.use(createRegister);
    await host.use(createRule).load();
    await settle();
    expect([hasBothMethods.value, firstMethod.value]).toEqual([hasBoth, first]);
    const formOf = (method: RegisterMethod) =>
      Object.keys(rules).filter((name) => hasField(name, method));
    if (username) expect(formOf('username')).toEqual(['username', 'email']);
    if (mobileNum) expect(formOf('mobileNum')).toEqual(['mobileNum', 'verificationCode', 'email']);
  },
);

test('a new account that is logged in at once has the merchant of the site, when the reply names none', async () => {
  const { host, reply } = createFakeHost();
  reply(register, { token: 't', userName: 'marisol' });
  reply(memberInfo, { type: 0 });
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  await host.use(createRegister).register('username', { username: 'marisol' }, 'feria.example');
  expect(host.use(createSession).info.value?.merchantCode).toBe(config.merchant);
});

test('a registration that logs in makes a new member, and one without a login does not', async () => {
  for (const token of [undefined, 't']) {
    const { host, reply, requestsOf } = createFakeHost();
    reply(memberInfo, {});
    void host.use(createRegister).register('username', { username: 'marisol' }, 'feria.example');
    await settle();
    requestsOf(register)[0]?.answer({ userName: 'marisol', token });
    await settle();
    expect(host.use(createNewMember).isNew.peek()).toBe(token !== undefined);
  }
});
