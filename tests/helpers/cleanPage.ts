import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unmountAll } from './mount';

// The files of tests in the browser share one page and its storage: none finds what another one has left behind.
localStorage.clear();
sessionStorage.clear();
const address = location.href;
const elements = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}));
let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  unmountAll();
  document.body.replaceChildren();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

afterAll(async () => {
  for (const { element, attributes } of elements) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  for (const element of [...document.documentElement.children])
    if (element !== document.head && element !== document.body) element.remove();
  document.title = '';
  history.replaceState(null, '', address);
  scrollTo(0, 0);
  await page.viewport(360, 800);
});
