import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { createSession } from '../../stores/account/session';
import { startCloseOverlays } from './closeOverlays';
import { createOverlays } from './overlays';

test('S8.18 nothing covers the login after the end of a session: menu and questions are closed', async () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  host.own(startCloseOverlays(host));
  const { dialogs, isMenuOpen } = host.use(createOverlays);
  isMenuOpen.value = true;
  const question = { title: 'Log out?', ok: 'Yes', cancel: 'No' };
  const answers = [dialogs.confirm(question), dialogs.prompt({ ...question, label: 'Why?' })];
  expect([isMenuOpen.value, dialogs.current.value?.kind]).toEqual([true, 'confirm']);
  host.use(createSession).expireSession();
  expect([isMenuOpen.value, dialogs.current.value]).toEqual([false, undefined]);
  expect(await Promise.all(answers)).toEqual([false, undefined]);
});
