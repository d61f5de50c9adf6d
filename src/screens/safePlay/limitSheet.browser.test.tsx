import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstWords, loadWords } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { LimitSheet } from './LimitSheet';

beforeAll(async () => {
  await firstWords();
  await loadWords('safePlay');
});

test('the limit of time shows that its number is in minutes', async () => {
  const { host } = createFakeHost();
  mount(
    <HostContext value={host}>
      <AppContext value={{ showError() {} } as unknown as App}>
        <LimitSheet
          limit={{ kind: 'time', period: 'day', amount: null, used: 0 } as never}
          open={signal(true)}
        />
      </AppContext>
    </HostContext>,
  );
  await settled();
  const label = [...document.querySelectorAll('label, .field-label')].find(
    ({ textContent }) => textContent?.trim() === text('safePlay.minutesLabel'),
  );
  expect(label && getComputedStyle(label).clipPath).toBe('none');
});
