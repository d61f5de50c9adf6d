const query = new URLSearchParams(location.search);

/**
 * A story begins without what an earlier one has stored. Ladle keeps its own settings here too, and a story in a frame
 * of another one shares the storage with it.
 */
if (query.get('mode') === 'preview' && !query.has('embedded')) {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('ladle')) localStorage.removeItem(key);
  sessionStorage.clear();
}
