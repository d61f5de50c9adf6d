import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../../../tests/helpers/fakeHost';
import { mount } from '../../../../../tests/helpers/mount';
import { config } from '../../../../config/config';
import { firstTexts, loadTexts } from '../../../../i18n/locale';
import { text } from '../../../../i18n/t';
import { HostContext } from '../../../../stores/base/useStore';
import { type App, AppContext } from '../../../../widgets/site/app/useApp';
import { Footer } from './Footer';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('footer');
});

function mountFooter() {
  const { host, logIn } = createFakeHost();
  logIn('ana');
  const app = { requireLogin: vi.fn() };
  return mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <Footer />
      </AppContext>
    </HostContext>,
    { strict: false },
  ).container;
}

test('S1.08 S1.09 the footer of the default brand has its literal claims', () => {
  const footer = mountFooter();
  expect(footer.textContent).toContain(text('footer.highlightGames', { count: 600 }));
  expect(footer.textContent).toMatch(/600.*256/);
  expect(footer.textContent).toContain('© 2025 Feria');
  expect(footer.querySelectorAll('.footer-payments img')).toHaveLength(6);
  expect(footer.querySelector('.footer-providers')).not.toBeNull();
  expect(footer.querySelector('.footer-licence')?.textContent).toContain('Feria');
});

test('the footer of another brand claims what its configuration says, and nothing else', () => {
  const { footer, licence } = config;
  config.footer = { games: 900, payments: [{ name: 'PSE', image: '/pse.svg' }], licence: {} };
  config.licence = { words: [{ language: 'ES', statement: 'Coljuegos C1234' }] };
  try {
    const shown = mountFooter();
    expect(shown.textContent).toContain(text('footer.highlightGames', { count: 900 }));
    expect(shown.textContent).not.toMatch(/256|2025/);
    expect(shown.querySelector('.footer-providers')).toBeNull();
    expect(shown.querySelector('.footer-payments img')?.getAttribute('src')).toBe('/pse.svg');
    expect(shown.querySelector('.footer-licence')?.textContent).toBe('Coljuegos C1234');
    config.footer = {};
    expect(mountFooter().querySelector('.footer-highlights, .footer-licence')).toBeNull();
  } finally {
    Object.assign(config, { footer, licence });
  }
});

test('S2.45 the footer links of a member lead to the invitation and to the announcements', () => {
  const container = mountFooter();
  const hrefOf = (name: string) =>
    [...container.querySelectorAll('a')]
      .find(({ textContent }) => textContent === name)
      ?.getAttribute('href');
  expect(hrefOf(text('footer.invite'))).toBe('/m/inviteFriends');
  expect(hrefOf(text('footer.notice'))).toBe('/m/notice');
});
