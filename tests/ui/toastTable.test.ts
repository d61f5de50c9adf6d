import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../src/{app,screens,widgets}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

test('S9.20 every length of a toast is one of the table', () => {
  const toasts = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/show(?:Toast)?\([^;]*?\bms: ([\w.]+)/g)].map(([, ms]) => `${file}: ${ms}`),
  );
  expect(toasts.length).toBeGreaterThan(15);
  expect(toasts.filter((toast) => !/toastMs\.\w+$/.test(toast))).toEqual([]);
});
