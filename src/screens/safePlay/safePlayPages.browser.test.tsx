import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { mount, settled } from '../../../tests/helpers/mount';
import { firstTexts } from '../../i18n/locale';
import { text } from '../../i18n/t';
import { HostContext } from '../../stores/base/useStore';
import { type App, AppContext } from '../../widgets/site/app/useApp';
import { safePlayPaths } from '../../widgets/site/navigation/safePlayPaths';
import SafePlay from './SafePlay';

test('S2.02 a page that safe play does not have leads home, and a toast says so', async () => {
  await firstTexts();
  const { host } = createFakeHost();
  const path = `${safePlayPaths.home}/unknown`;
  const address = signal({ path, query: new URLSearchParams(), historyKey: 'a' });
  const app = { address, navigate: vi.fn(), showToast: vi.fn() };
  mount(
    <HostContext value={host}>
      <AppContext value={app as unknown as App}>
        <SafePlay />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await settled();
  expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/m/home', { replace: true });
  expect(app.showToast.mock.calls.map(([shown]) => shown.value)).toEqual([text('error.pageGone')]);
});
