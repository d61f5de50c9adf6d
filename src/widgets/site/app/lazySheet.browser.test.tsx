import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import { LazySheet } from './LazySheet';
import { type App, AppContext } from './useApp';

/** Opens a sheet whose code is not there yet, and shows another screen before and after it arrives. */
async function openSlowly(isOverAnyScreen: boolean) {
  const address = signal({ path: '/m/home', query: new URLSearchParams(), historyKey: 'a' });
  const open = signal(false);
  let arrive = (_code: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  mount(
    <AppContext value={{ address } as unknown as App}>
      <LazySheet open={open} load={() => code} isOverAnyScreen={isOverAnyScreen}>
        {(text) => <b>{text}</b>}
      </LazySheet>
    </AppContext>,
  );
  const goTo = (path: string) => {
    address.value = { ...address.peek(), path };
  };
  open.value = true;
  await settled();
  return { open, goTo, arrive: () => arrive('sheet') };
}

test('a sheet does not open over another screen, when that was opened before the code of the sheet arrived', async () => {
  const { open, goTo, arrive } = await openSlowly(false);
  goTo('/m/help');
  arrive();
  await settled();
  expect(open.value).toBe(false);
});

test('a sheet whose code has arrived stays open on another screen, unless it closes itself', async () => {
  const { open, goTo, arrive } = await openSlowly(false);
  arrive();
  await settled();
  goTo('/m/help');
  expect(open.value).toBe(true);
});

test('a sheet that lies over any screen opens there too', async () => {
  const { open, goTo, arrive } = await openSlowly(true);
  goTo('/m/help');
  arrive();
  await settled();
  expect(open.value).toBe(true);
});
