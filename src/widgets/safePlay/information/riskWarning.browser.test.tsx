import { afterEach, beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { config } from '../../../config/config';
import { settings } from '../../../contract/site/system';
import { firstTexts, loadTexts, setLanguage } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { HelpLinks } from './HelpLinks';
import { RiskWarning } from './RiskWarning';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});
afterEach(() => setLanguage('ES'));

const information = {
  warnings: [
    { language: 'PT-BR', text: 'Aposta não é investimento.' },
    { language: 'EN', text: 'Betting is not an investment.' },
  ],
  helpLinks: [
    { name: 'CVV 188', address: 'tel:188' },
    { name: 'Wrong', address: 'javascript:alert(1)' },
  ],
  seals: [{ name: 'Jogo Legal', address: 'https://seal.example/' }],
  register: { name: 'SPA', address: 'https://register.example/' },
};

async function show(market?: object) {
  const { host, reply } = createFakeHost();
  reply(settings, { licence: 'offered', ...(market && { market }) });
  await host.use(createSystem).settingsResource.load();
  const { container } = mount(
    <HostContext value={host}>
      <RiskWarning />
      <HelpLinks />
    </HostContext>,
    { strict: false },
  );
  await settled();
  const links = () =>
    [...container.querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ]);
  return { container, links };
}

test('market information shows the warning in the language of the page, or else of the market', async () => {
  const { container } = await show({ information });
  const shown = () => {
    const line = container.querySelector('p[lang]');
    return [line?.getAttribute('lang'), line?.textContent];
  };
  expect(shown()).toEqual(['pt-BR', 'Aposta não é investimento.']);
  await setLanguage('EN');
  await settled();
  expect(shown()).toEqual(['en', 'Betting is not an investment.']);
});

test('market information has its own help, register and seals, and the configuration wins', async () => {
  const { links } = await show({ information });
  expect(links()).toEqual([
    ['tel:188', 'CVV 188'],
    ['https://register.example/', 'SPARegistro de operadores'],
    ['/m/service', 'Atención al cliente'],
    ['https://seal.example/', 'Jogo Legal'],
  ]);
  const { licence } = config;
  config.licence = {
    helpLinks: [{ name: 'Ours', address: 'https://ours.example/' }],
    seal: { name: 'Our seal', address: 'https://seal.example/ours' },
  };
  try {
    const { links } = await show({ information });
    expect(links().map(([, name]) => name)).toContain('Our seal');
    expect(links()[0]).toEqual(['https://ours.example/', 'Ours']);
    expect(JSON.stringify(links())).not.toMatch(/CVV|Jogo Legal/);
  } finally {
    if (licence) config.licence = licence;
    else delete config.licence;
  }
});

test('without a market there is no warning, and the help is that of the licence', async () => {
  const { container, links } = await show();
  expect(container.querySelector('p[lang]')).toBeNull();
  expect(links()[0]?.[1]).toBe('Gambling Therapy');
});
