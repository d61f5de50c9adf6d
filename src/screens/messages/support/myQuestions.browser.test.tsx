import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { feedbacks } from '../../../contract/messages/feedback';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { MyQuestions } from './MyQuestions';

test('a question that was answered elsewhere shows no empty answer', async () => {
  await firstTexts();
  await loadTexts('support', 'record');
  const { host, logIn, reply } = createFakeHost();
  logIn('lucia');
  const question = { id: '1', kind: 'other', content: 'Hola', images: 0, at: 1, state: 'answered' };
  reply(feedbacks, { content: [question], totalCount: 1 });
  const { find } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        <MyQuestions />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => find('.support-text')).not.toBeNull();
  expect(find('.support-reply')).toBeNull();
});
