import { getPassword } from '@kit/web/credentials';
import type { createRemember, Remembered } from '../../../stores/account/remember';
import type { Dialing, LoginForm } from './createLoginForm';

type Remember = ReturnType<typeof createRemember>;

/** What the device keeps of this login. */
export function loginToKeep(
  { mode, fields }: LoginForm,
  dialing: Dialing,
  isAgent: boolean,
): Remembered {
  const isByName = mode.peek() === 'username';
  return {
    type: mode.peek(),
    username: (isByName ? fields.username : fields.mobile).value.peek().trim(),
    // An SMS code is valid once, so there is no secret to remember.
    password: isByName ? fields.password.value.peek() : '',
    countryDialingCode: isByName ? '' : dialing.code.peek(),
    ...(isAgent ? { loginAs: 'agent' } : {}),
  };
}

/** Fills in what was remembered for this mode. */
export function fillRemembered(
  { mode, fields, isRemembered }: LoginForm,
  dialing: Dialing,
  remember: Remember,
) {
  const saved = remember.saved.peek();
  isRemembered.value = saved?.type === mode.peek();
  if (!saved || !isRemembered.peek()) return;
  if (saved.type === 'username') {
    fields.username.value.value = saved.username;
    fields.password.value.value = saved.password;
  } else {
    fields.mobile.value.value = saved.username;
    if (saved.countryDialingCode) dialing.select(saved.countryDialingCode);
  }
}

/** The browser's password manager comes before what this site keeps, but not before what is typed. */
export async function fillFromManager(
  { fields: { username, password } }: LoginForm,
  name: string,
  remember: Remember,
) {
  const kept = remember.saved.peek();
  const found = await getPassword().catch(() => undefined);
  const isTyped =
    ![name, kept?.username ?? ''].includes(username.value.peek()) ||
    !['', kept?.password ?? ''].includes(password.value.peek());
  if (!found || isTyped) return;
  username.value.value = found.id;
  password.value.value = found.password;
}

/** Removes what was kept from the device and from the form. */
export function forgetRemembered({ fields, isRemembered }: LoginForm, remember: Remember) {
  remember.clear();
  isRemembered.value = false;
  for (const { value } of Object.values(fields)) value.value = '';
}
