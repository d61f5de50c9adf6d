import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Runs the script of the page that comes before the app, with these stored values. */
function firstPaint(stored: Record<string, string> | 'denied') {
  const page = readFileSync('index.html', 'utf8');
  const script = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text).join('\n');
  const dataset: Record<string, string> = { theme: 'dark' };
  const themeColor = { content: 'dark' };
  const values = {
    localStorage: {
      getItem(key: string) {
        if (stored === 'denied') throw new Error('denied');
        return stored[key] ?? null;
      },
    },
    document: { documentElement: { dataset }, querySelector: () => themeColor },
    location: { pathname: '/m/home', search: '', href: 'http://x/m/home' },
    history: {},
    addEventListener: () => {},
    window: {},
    earlyEvents: [],
  };
  new Function(...Object.keys(values), script)(...Object.values(values));
  return { theme: dataset.theme, motion: dataset.motion, color: themeColor.content };
}

test('S9.32 the first paint has the stored theme, and its colour around the page', () => {
  expect(firstPaint({ theme: 'light' })).toMatchObject({ theme: 'light', color: '#fffdf9' });
  expect(firstPaint({ theme: 'dark' })).toMatchObject({ theme: 'dark', color: 'dark' });
});

test('S1.03 the first paint of the first visit is dark, also when the browser denies its storage', () => {
  expect(firstPaint({}).theme).toBe('dark');
  expect(firstPaint('denied').theme).toBe('dark');
});

test('the first paint stands still, when motion was paused', () => {
  expect([firstPaint({}).motion, firstPaint({ 'feria.motion': '1' }).motion]).toEqual([
    undefined,
    'paused',
  ]);
});
