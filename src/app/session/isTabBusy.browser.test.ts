import { afterEach, expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createTabBusy } from './isTabBusy';

function openTab() {
  const { host } = createFakeHost();
  const { setLocation } = host.use(createCurrentRoute);
  return {
    ...host.use(createTabBusy),
    open: (pathname: string) => setLocation({ pathname, searchStr: '', state: {} }),
  };
}

afterEach(() => document.body.replaceChildren());

test.each([
  { path: paths.play, isBusy: true },
  { path: paths.playLottery, isBusy: true },
  { path: paths.deposit, isBusy: true },
  { path: paths.startLottery, isBusy: false },
  { path: paths.home, isBusy: false },
])('a tab is busy: $isBusy, on $path', ({ path, isBusy }) => {
  const { isTabBusy, open } = openTab();
  open(path);
  expect(isTabBusy.value).toBe(isBusy);
});

test.each(['<input type="text">', '<textarea></textarea>'])(
  'a tab is busy until the next address, when something was typed into %s before this code came',
  (field) => {
    const { isTabBusy, open, start } = openTab();
    open(paths.support);
    document.body.innerHTML = `<form>${field}</form>`;
    const element = document.querySelector<HTMLInputElement>('form > *');
    if (element) element.value = 'typed';
    const stop = start();
    expect(isTabBusy.value).toBe(true);
    open(paths.home);
    expect(isTabBusy.value).toBe(false);
    stop();
  },
);
