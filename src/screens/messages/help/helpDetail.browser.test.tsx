import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { helpCentre } from '../../../contract/messages/help';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import Help from './Help';
import HelpDetail from './HelpDetail';
import Terms from './Terms';

const part = (content: string) => ({ title: 'Límites', content });

test.each([
  ['the list', <Help key="list" />, 'li'],
  ['an article', <HelpDetail key="article" />, '.help-subtopic'],
  ['the terms', <Terms key="terms" />, 'section'],
])('%s shows every part once, when parts have the same title', async (_, screen, selector) => {
  await firstTexts();
  await loadTexts('help');
  const { host, reply } = createFakeHost();
  reply(helpCentre, [{ id: 'terms', title: 'Uso', children: [part('uno'), part('dos')] }]);
  const address = signal({ path: '/', query: new URLSearchParams('p=0'), historyKey: 'a' });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>{screen}</AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => container.querySelectorAll(`.help ${selector}`).length).toBe(2);
});

test('an article leads on to the other articles of its topic and to all topics', async () => {
  await firstTexts();
  await loadTexts('help');
  const { host, reply } = createFakeHost();
  const children = ['Depósitos', 'Retiros', 'Bonos'].map((title) => ({ title, content: title }));
  reply(helpCentre, [{ id: 'money', title: 'Dinero', children }]);
  const address = signal({ path: '/', query: new URLSearchParams('p=0&c=1'), historyKey: 'a' });
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{ address } as unknown as App}>
        <HelpDetail />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const hrefs = () => [...container.querySelectorAll('nav a')].map((a) => a.getAttribute('href'));
  await expect.poll(hrefs).toEqual(['/m/helpDetail?p=0&c=0', '/m/helpDetail?p=0&c=2', '/m/help']);
});
