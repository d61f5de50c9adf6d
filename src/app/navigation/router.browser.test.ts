import { expect, onTestFinished, test, vi } from 'vitest';
import { createHost } from '../../stores/base/host';
import { createAppRouter } from './router';

test('an app that has ended finishes its last navigation, and changes no address after it', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  const host = createHost(() => vi.fn());
  const router = createAppRouter(host);
  router.history.push('/m/help');
  host.dispose();
  expect(location.pathname).toBe('/m/help');
  // As after a late reply. An error of the router would be unhandled, and fail the run.
  router.history.push('/m/service');
  await expect.poll(() => router.history.location.pathname).toBe('/m/help');
  await new Promise(requestAnimationFrame);
  expect(location.pathname).toBe('/m/help');
});
