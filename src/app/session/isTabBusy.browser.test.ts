import { afterEach, expect, test } from 'vitest';
import { paths } from '../../widgets/site/navigation/paths';
import { setLocation } from '../navigation/currentRoute';
import { isTabBusy, startBusyWatch } from './isTabBusy';

const open = (pathname: string) => setLocation({ pathname, searchStr: '', state: {} });

afterEach(() => document.body.replaceChildren());

test.each([
  { path: paths.play, isBusy: true },
  { path: paths.playLottery, isBusy: true },
  { path: paths.deposit, isBusy: true },
  { path: paths.startLottery, isBusy: false },
  { path: paths.home, isBusy: false },
])('a tab is busy: $isBusy, on $path', ({ path, isBusy }) => {
  open(path);
  expect(isTabBusy.value).toBe(isBusy);
});

test.each(['<input type="text">', '<textarea></textarea>'])(
  'a tab is busy until the next address, when something was typed into %s before this code came',
  (field) => {
    open(paths.support);
    document.body.innerHTML = `<form>${field}</form>`;
    const element = document.querySelector<HTMLInputElement>('form > *');
    if (element) element.value = 'typed';
    const stop = startBusyWatch();
    expect(isTabBusy.value).toBe(true);
    open(paths.home);
    expect(isTabBusy.value).toBe(false);
    stop();
  },
);
