import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { createSession } from '../../stores/account/session';
import { startCloseQuestions } from './closeQuestions';
import { createOverlays } from './overlays';

test('S8.18 no question covers the login after the end of a session', async () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  host.own(startCloseQuestions(host));
  const { dialogs } = host.use(createOverlays);
  const question = { title: 'Log out?', ok: 'Yes', cancel: 'No' };
  const answers = [dialogs.confirm(question), dialogs.prompt({ ...question, label: 'Why?' })];
  expect(dialogs.current.value?.kind).toBe('confirm');
  host.use(createSession).expireSession();
  expect(dialogs.current.value).toBeUndefined();
  expect(await Promise.all(answers)).toEqual([false, undefined]);
});
