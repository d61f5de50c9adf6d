import { isPending } from '@kit/data/resource';
import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../../tests/helpers/fakeHost';
import { mount } from '../../../../../tests/helpers/mount';
import { winners } from '../../../../contract/games/winner';
import { firstTexts } from '../../../../i18n/locale';
import { HostContext } from '../../../../stores/base/useStore';
import { createWinner } from '../../../../stores/games/winner';
import { Winners } from './Winners';

beforeAll(firstTexts);

test('S8.20 S4.34 winners that cannot be loaded leave no text, no link and no message', async () => {
  const { host, requestsOf } = createFakeHost();
  const { board, loadPerLanguage } = host.use(createWinner);
  loadPerLanguage(signal('ES'))();
  requestsOf(winners)[0]?.fail();
  await expect.poll(() => isPending(board.state.value)).toBe(false);
  const { container } = mount(
    <HostContext value={host}>
      <Winners />
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requestsOf(winners).length).toBe(2);
  requestsOf(winners)[1]?.fail();
  await expect.poll(() => board.state.value).toBe('failed');
  expect(container.innerText).toBe('');
  expect(container.querySelector('a, button, [role]')).toBeNull();
});

test('the section is hidden, when nobody has won', async () => {
  const { host, reply } = createFakeHost();
  reply(winners, { list: [] });
  const { board, loadPerLanguage } = host.use(createWinner);
  loadPerLanguage(signal('ES'))();
  const { container } = mount(
    <HostContext value={host}>
      <Winners />
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => board.state.value).toBe('ready');
  expect(container.innerText).toBe('');
  expect(container.querySelector<HTMLElement>('.winners-placeholder')?.hidden).toBe(true);
});
