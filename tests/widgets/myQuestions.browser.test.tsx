import { expect, test } from 'vitest';
import { feedbacks } from '../../src/contract/feedback';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { MyQuestions } from '../../src/screens/support/MyQuestions';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

test('a question that was answered elsewhere shows no empty answer', async () => {
  await firstWords();
  await loadWords('support', 'record');
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
