import type { Plugin } from 'vite';

/**
 * Ladle replaces msw by an empty module, unless its own addon is on, which would copy a service worker
 * into the public files of the app.
 */
export function keepMswPlugin(): Plugin {
  return {
    name: 'feria:keep-msw',
    config(config) {
      const alias = config.resolve?.alias;
      if (Array.isArray(alias))
        for (const entry of alias.filter(({ find }) => /^msw/.test(String(find))))
          alias.splice(alias.indexOf(entry), 1);
      else if (alias)
        for (const name of ['msw', 'msw/browser']) delete (alias as Record<string, string>)[name];
    },
  };
}
