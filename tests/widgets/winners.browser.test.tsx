import { isPending } from '@kit/resource';
import { signal } from '@kit/signals';
import { beforeAll, expect, test } from 'vitest';
import { winners } from '../../src/contract/winner';
import { firstWords } from '../../src/i18n/locale';
import { Winners } from '../../src/screens/home/Winners';
import { HostContext } from '../../src/stores/useStore';
import { createWinner } from '../../src/stores/winner';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(firstWords);

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
