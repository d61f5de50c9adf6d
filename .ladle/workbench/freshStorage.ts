const methods = {
  getItem(key: string) {
    return (this as Record<string, unknown>)[key] ?? null;
  },
  setItem(key: string, value: string) {
    (this as Record<string, unknown>)[key] = String(value);
  },
  removeItem(key: string) {
    delete (this as Record<string, unknown>)[key];
  },
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  },
};

/**
 * A story begins without what an earlier one has stored, and shares nothing with the same story in the other theme beside
 * it. A story in a frame of another one has the storage of that one.
 */
const query = new URLSearchParams(location.search);
if (query.get('mode') === 'preview')
  for (const area of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, area, {
      value: query.has('embedded') ? window.parent[area] : Object.create(methods),
    });
