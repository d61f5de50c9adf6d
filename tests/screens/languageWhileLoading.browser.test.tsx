import { Async } from '@kit/render/Async';
import { computed } from '@kit/render/signals';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lobbyNews } from '../../src/contract/games/game';
import { firstTexts, setLanguage } from '../../src/i18n/locale';
import { HostContext, useStore } from '../../src/stores/base/useStore';
import { createNews } from '../../src/stores/messages/news';
import { useLoadPerLanguage } from '../../src/widgets/site/language/useLoadPerLanguage';
import { createFakeHost } from '../helpers/fakeHost';
import { mount } from '../helpers/mount';

beforeAll(firstTexts);
afterEach(() => setLanguage('ES'));

function Titles() {
  const { news } = useStore(createNews);
  useLoadPerLanguage(() => news.load());
  return (
    <Async of={news} loading={() => '…'}>
      {(items) => <p>{computed(() => items.value.map(({ title }) => title).join())}</p>}
    </Async>
  );
}

test('a language chosen while a list loads gets its list, and the request before it is ended', async () => {
  const { host, requestsOf } = createFakeHost();
  const { container } = mount(
    <HostContext value={host}>
      <Titles />
    </HostContext>,
    { strict: false },
  );
  const answer = (at: number, title: string) =>
    requestsOf(lobbyNews)[at]?.answer([{ id: title, kind: 'notice', title, at: 1 }]);
  await setLanguage('EN');
  await expect.poll(() => requestsOf(lobbyNews).length).toBe(2);
  expect(requestsOf(lobbyNews)[0]?.options.signal?.aborted).toBe(true);
  answer(1, 'English');
  answer(0, 'Español');
  await expect.poll(() => container.textContent).toBe('English');
});
