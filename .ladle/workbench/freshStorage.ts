/** A story begins without what an earlier one has stored. Ladle keeps its own settings here too. */
if (new URLSearchParams(location.search).get('mode') === 'preview') {
  for (const key of Object.keys(localStorage))
    if (!key.startsWith('ladle')) localStorage.removeItem(key);
  sessionStorage.clear();
}
