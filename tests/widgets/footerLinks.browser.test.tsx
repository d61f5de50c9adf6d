import { beforeAll, expect, test, vi } from 'vitest';
import { firstWords, loadWords } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import { Footer } from '../../src/screens/home/Footer';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

beforeAll(async () => {
  await firstWords();
  await loadWords('footer');
});

test('S2.45 the footer links of a member lead to the invitation and to the announcements', () => {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const app = { requireLogin: vi.fn() };
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <Footer />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const hrefOf = (name: string) =>
    [...container.querySelectorAll('a')]
      .find(({ textContent }) => textContent === name)
      ?.getAttribute('href');
  expect(hrefOf(text('footer.invite'))).toBe('/m/inviteFriends');
  expect(hrefOf(text('footer.notice'))).toBe('/m/notice');
});
