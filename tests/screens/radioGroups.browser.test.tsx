import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../src/api/createCall';
import { firstTexts, setLanguage } from '../../src/i18n/locale';
import { createHost } from '../../src/stores/base/host';
import { HostContext } from '../../src/stores/base/useStore';
import { createSystem } from '../../src/stores/site/system';
import { createTheme } from '../../src/stores/site/theme';
import { type App, AppContext } from '../../src/widgets/site/app/useApp';
import { LanguageList } from '../../src/widgets/site/language/LanguageList';
import { ThemeChoice } from '../../src/widgets/site/navigation/ThemeChoice';
import { mount, settled } from '../helpers/mount';

afterEach(async () => {
  await setLanguage('ES');
});

async function showTwice(choice: ReactNode) {
  await firstTexts();
  const call = (async () => ({ languages: ['ES', 'EN'] })) as unknown as Call;
  const host = createHost(() => call);
  await host.use(createSystem).loadSettings();
  const { container } = mount(
    <HostContext value={host}>
      <AppContext value={{} as App}>
        {choice}
        {choice}
      </AppContext>
    </HostContext>,
  );
  await settled();
  const groups = [...container.querySelectorAll('[role=radiogroup]')];
  const checkedPlaces = () =>
    groups.map((group) =>
      [...group.querySelectorAll('input')].flatMap(({ checked }, place) => (checked ? place : [])),
    );
  return { host, checkedPlaces };
}

test('each list of languages shows the language, when two are open', async () => {
  const { checkedPlaces } = await showTwice(<LanguageList />);
  expect(checkedPlaces()).toEqual([[0], [0]]);
  await setLanguage('EN');
  await settled();
  expect(checkedPlaces()).toEqual([[1], [1]]);
});

test('each choice of the theme shows the theme, when two are open', async () => {
  const { host, checkedPlaces } = await showTwice(<ThemeChoice />);
  host.use(createTheme).theme.value = 'dark';
  await settled();
  expect(checkedPlaces()).toEqual([[0], [0]]);
  host.use(createTheme).theme.value = 'light';
  await settled();
  expect(checkedPlaces()).toEqual([[1], [1]]);
  host.use(createTheme).theme.value = 'dark';
});
