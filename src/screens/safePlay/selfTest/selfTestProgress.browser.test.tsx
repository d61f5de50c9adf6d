import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../../../widgets/site/app/useApp';
import { SelfTest } from './SelfTest';

test('the self-assessment says how many of its questions are answered', async () => {
  await firstTexts();
  await loadTexts('safePlay');
  const { container } = mount(
    <HostContext value={createFakeHost().host}>
      <AppContext value={{} as App}>
        <SelfTest />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  const progress = container.querySelector('[role="progressbar"]');
  const total = container.querySelectorAll('fieldset').length;
  const said = (n: number) => text('safePlay.answered', { n, total });
  expect(progress?.getAttribute('aria-valuetext')).toBe(said(0));
  const answers = container.querySelectorAll<HTMLInputElement>('fieldset:first-of-type input');
  answers[1]?.click();
  await settled();
  expect(progress?.getAttribute('aria-valuetext')).toBe(said(1));
  answers[2]?.click();
  await settled();
  expect(progress?.getAttribute('aria-valuetext')).toBe(said(1));
});
