import type { Plugin } from 'vite';

/**
 * Removes the alias by which Ladle replaces msw with an empty module. The addon of Ladle would do that too, but
 * it also copies a service worker into the public files of the app.
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
