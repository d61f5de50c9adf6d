import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { SelfTest } from './SelfTest';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('safePlay');
});

test('the focus moves to the result, and back to the start of the questions when the test begins again', async () => {
  const { container } = mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{} as App}>
        <SelfTest />
      </AppContext>
    </HostContext>,
  );
  await settled();
  expect(document.activeElement).toBe(document.body);
  for (const question of container.querySelectorAll('fieldset'))
    question.querySelector('input')?.click();
  const button = (place: number) => [...container.querySelectorAll('button')].at(place);
  button(0)?.focus();
  button(0)?.click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  button(0)?.focus();
  button(0)?.click();
  await expect.poll(() => document.activeElement?.matches('.safeplay > p')).toBe(true);
});
