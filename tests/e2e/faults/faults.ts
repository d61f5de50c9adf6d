/** What comes in place of a reply. Nothing means that no answer comes. */
export type Answer =
  | { status?: number; contentType?: string; body: string }
  | 'dropped'
  | undefined;

/** Texts become numbers, and numbers texts. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapTypes(inner)]));
}

const rejection = (status: number) => (): Answer => ({
  status,
  body: JSON.stringify({ success: false, value: null, code: 'fault', message: 'Fault' }),
});

/** A reply of status 200 with another value. */
const changed =
  (change: (value: unknown) => unknown) =>
  (text: string): Answer => {
    const body = JSON.parse(text || '{}');
    return { body: JSON.stringify({ ...body, value: change(body.value) }) };
  };

const isList = (value: unknown) => Array.isArray(value);

/** Replies after which the page must show an error. */
export const failures: Record<string, (text: string) => Answer> = {
  'status 500': rejection(500),
  'status 429': rejection(429),
  HTML: () => ({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'no body': () => ({ body: '' }),
  'cut off': (text) => ({ body: text.slice(0, text.length / 2) }),
  dropped: () => 'dropped',
};

/** Replies that need not show an error: empty values, the end of the session, and no reply at all. */
const otherReplies: typeof failures = {
  null: changed(() => null),
  'empty value': changed((value) => (isList(value) ? [] : {})),
  'another shape': changed((value) => (isList(value) ? { list: value } : [value])),
  'other types': changed(swapTypes),
  'status 401': rejection(401),
  'no answer': () => undefined,
};

/** What may happen to a call, made by the browser and not by the backend. */
export const faults = { ...failures, ...otherReplies };
