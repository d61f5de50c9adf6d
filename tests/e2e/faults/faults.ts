import type { Route } from 'playwright/test';

/** Texts become numbers, and numbers texts. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapTypes(inner)]));
}

const rejected = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { success: false, value: null, code: 'fault', message: 'Fault' } });

/** A reply of status 200 with another value. */
const changed = (change: (value: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch();
  const body = await response.json();
  await route.fulfill({ response, json: { ...body, value: change(body.value) } });
};

const isList = (value: unknown) => Array.isArray(value);

/** What may happen to a call, made by the browser and not by the backend. */
export const faults: Record<string, (route: Route) => Promise<void>> = {
  'status 500': rejected(500),
  'status 429': rejected(429),
  'status 401': rejected(401),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'no body': (route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'cut off': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
  },
  null: changed(() => null),
  'empty value': changed((value) => (isList(value) ? [] : {})),
  'another shape': changed((value) => (isList(value) ? { list: value } : [value])),
  'other types': changed(swapTypes),
  dropped: (route) => route.abort('connectionreset'),
  'no answer': () => new Promise(() => {}),
};
