import { signal } from '@kit/signals';
import { expect, test, vi } from 'vitest';
import { vendorTypes } from '../../src/contract/game';
import { useGameLaunch } from '../../src/screens/play/useGameLaunch';
import { HostContext } from '../../src/stores/useStore';
import { type App, AppContext } from '../../src/widgets/app/useApp';
import { paths } from '../../src/widgets/navigation/paths';
import { mount } from '../kit/mount';
import { createFakeHost } from '../stores/fakeHost';

const VENDORS = [{ gameType: 'RNG', vassalages: [{ vassalage: 'PG', openAs: 'VASSALAGE' }] }];

function Launch() {
  useGameLaunch();
  return null;
}

/** The page of a vendor, whose request for the vendors is not answered yet. */
async function open() {
  const { host, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const navigate = vi.fn();
  const addressOf = (path: string, search = '') => ({
    path,
    query: new URLSearchParams(search),
    historyKey: path,
  });
  const address = signal(addressOf(paths.play, 'vendor=PG&category=RNG'));
  const { unmount } = mount(
    <HostContext value={host}>
      <AppContext value={{ address, navigate } as unknown as App}>
        <Launch />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => requestsOf(vendorTypes).length).toBeGreaterThan(0);
  const answer = () => {
    for (const request of requestsOf(vendorTypes)) request.answer(VENDORS);
  };
  const leave = () => {
    address.value = addressOf(paths.home);
    unmount();
  };
  return { navigate, answer, leave };
}

test('a vendor whose games are a list opens that list', async () => {
  const { navigate, answer } = await open();
  answer();
  await expect.poll(() => navigate.mock.calls.length).toBe(1);
  expect(navigate.mock.calls[0]?.[0]).toContain('PG');
});

test('the list of a vendor does not open, when the member left before the vendors were loaded', async () => {
  const { navigate, answer, leave } = await open();
  leave();
  answer();
  await new Promise((done) => setTimeout(done, 50));
  expect(navigate).not.toHaveBeenCalled();
});
