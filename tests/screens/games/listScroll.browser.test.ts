import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import words from '../../../src/i18n/es/games/game';
import { bySelector, header } from '../../helpers/locators';
import { settled } from '../../helpers/mount';
import { prepareApp } from '../../helpers/openApp';
import {
  cardAt,
  chip,
  LIST,
  queriesOf,
  screenTitle,
  scrollToEnd,
  stopTimers,
  textOf,
  visibleNames,
  waitForPage,
  waitUntil,
} from './gameListPage';
import { watchShifts } from './layoutShifts';

/** Opens the list of slots with its first two pages. */
async function openSlots() {
  const pass = stopTimers();
  const app = prepareApp();
  const requests = queriesOf(app, LIST);
  await app.open('/m/slot-games');
  const waitForRequests = (count: number) =>
    expect
      .poll(async () => {
        if (requests.length < count) await pass(100);
        return requests.length;
      })
      .toBe(count);
  await waitForRequests(2);
  return { ...app, pass, requests, waitForRequests };
}

test('S9.10 the next page is requested less than 300 px before the end, at most once in 1000 ms', async () => {
  const { pass, requests } = await openSlots();
  await expect.element(cardAt(9)).toBeVisible();
  await pass(2000);
  const endOfList = document.querySelector('main [aria-busy] > :last-child');
  const end = (endOfList?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight;
  scrollTo(0, end - 320);
  await pass(100);
  expect(requests).toHaveLength(2);
  scrollTo(0, end - 290);
  await waitUntil(() => requests.length === 3);

  const waitForCount = (count: number) => {
    const first = bySelector('[role=listitem]').first();
    return waitUntil(
      () =>
        first.element().ariaSetSize === String(count) &&
        bySelector('main div[aria-busy=false]').length === 1,
    );
  };
  // Otherwise a page that is still loading would be requested first.
  await waitForCount(36);
  await pass(1100);
  scrollToEnd();
  await waitForCount(48);
  // The end is reached three more times within the second: no request is sent, neither now nor later.
  for (let turn = 0; turn < 3; turn++) {
    scrollToEnd();
    await pass(100);
    scrollBy(0, -1200);
    await pass(100);
  }
  expect(requests).toHaveLength(4);
  await pass(1000);
  expect(requests).toHaveLength(4);
  scrollToEnd();
  await waitForCount(60);
  expect(requests).toHaveLength(5);
});

/** Loads some pages of the list of slots and scrolls to a position between two rows. */
async function scrollDownSlots() {
  const app = await openSlots();
  for (let pages = 2; pages <= 5; pages++) {
    await app.waitForRequests(pages);
    await waitForPage();
    await app.pass(1100);
    scrollToEnd();
  }
  await app.waitForRequests(6);
  scrollTo(0, 1777);
  await app.pass(100);
  // Rows are placed one frame after a scroll.
  await expect.poll(() => visibleNames().length).toBeGreaterThanOrEqual(12);
  const names = visibleNames();
  expect(names).not.toContain('');
  vi.useRealTimers();
  return { ...app, names };
}

test('S4.20 a return to the list keeps its scroll position, pages and tab, without a request', async () => {
  const { names, requests } = await scrollDownSlots();
  await header().getByRole('link', { name: 'Buscar juegos' }).click();
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  requests.length = 0;
  history.back();
  await expect.poll(() => scrollY).toBe(1777);
  await expect.poll(visibleNames).toEqual(names);
  await expect.element(chip(words.RNG)).toHaveAttribute('aria-pressed', 'true');
  expect(requests).toEqual([]);
});

test('S4.20 a link to a list that was scrolled before starts at the top', async () => {
  await scrollDownSlots();
  await chip(words.HOME).click();
  await bySelector('a[href="/m/slot-games"]').first().click();
  await expect.poll(() => textOf(screenTitle())).toBe(words.RNG);
  await expect.poll(() => scrollY).toBe(0);
  await expect.element(cardAt(1)).toBeVisible();
});

test('the list has at most 400 elements, no layout shift and no blank row, while scrolling 10,000 px', async () => {
  const { pass } = await openSlots();
  await document.fonts.ready;
  const seen = watchShifts();
  const maximum = { elements: 0, top: 0 };
  let top = 0;
  while (top < 10_000) {
    await waitForPage();
    await pass(1001);
    // The end may have been near, so that the next page was requested.
    await waitForPage();
    const maxScroll = document.documentElement.scrollHeight - innerHeight;
    for (; top < maxScroll; top += 400) {
      scrollTo(0, top);
      await settled();
      const elements = document.querySelectorAll('body *').length;
      if (elements > maximum.elements) Object.assign(maximum, { elements, top });
      if (top < maxScroll - 700) expect(visibleNames()).not.toContain('');
    }
    scrollToEnd();
  }
  expect(maximum.elements).toBeGreaterThan(100);
  expect(maximum.elements, `at ${maximum.top} px`).toBeLessThanOrEqual(400);
  expect(seen).toEqual({ shift: 0, by: [] });
});
