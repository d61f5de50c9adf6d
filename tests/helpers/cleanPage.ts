import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endAll } from './mount';
import { resetDocument } from './resetDocument';

// The test runner shows the page in a frame. The app finds itself in a page of its own.
Object.defineProperty(window, 'parent', { value: window, writable: true, configurable: true });

// The files of tests in the browser share one page and its storage: none finds what another one has left behind.
localStorage.clear();
sessionStorage.clear();
let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  endAll();
  document.body.replaceChildren();
  const printed = errors.mock.calls;
  vi.restoreAllMocks();
  expect(printed).toEqual([]);
});

afterAll(async () => {
  resetDocument();
  await page.viewport(360, 800);
});
