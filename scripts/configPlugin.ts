import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { checkConfig } from '../deploy/checkConfig.mjs';
import { readBrand } from '../deploy/readBrand.mjs';
import { webManifest } from '../deploy/webManifest.mjs';
import { withConfig } from '../deploy/withConfig.mjs';
import type { Config } from '../src/config/config';
import { safePath, serveStatic } from './serveStatic.mjs';
import { withPageScript } from './withPageScript.ts';

/**
 * Puts the configuration of the brand into index.html, and the script that reads it there. BRAND
 * names the brand. A deployer replaces the configuration in the built page.
 */
export function configPlugin(brand = process.env.BRAND || 'feria'): Plugin {
  let base = '/';
  return {
    name: 'feria:config',
    configResolved(resolved) {
      base = resolved.base;
    },
    transformIndexHtml: (html) =>
      withPageScript(withConfig(html, readBrand(brand).config), startConfig, checkConfig),
    generateBundle() {
      const source = JSON.stringify(webManifest(readBrand(brand).config, base));
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    configureServer({ middlewares }) {
      const { folder, config } = readBrand(brand);
      middlewares.use('/manifest.webmanifest', (_, res) => {
        res.setHeader('content-type', 'application/manifest+json');
        res.end(JSON.stringify(webManifest(config)));
      });
      const serve = serveStatic(folder);
      middlewares.use((req, res, next) => {
        const path = safePath(req.url ?? '/') ?? '/';
        if (path !== '/' && existsSync(join(folder, path))) serve(req, res);
        else next();
      });
    },
  };
}

/**
 * Reads the configuration before the app starts. A mistake stops the page and is shown on it. The
 * function runs in the page as text, so it may use nothing from outside.
 */
function startConfig(check: (config: unknown) => string[]) {
  let mistakes: string[];
  let config: Config | undefined;
  try {
    config = JSON.parse(document.getElementById('config')?.textContent ?? '') as Config;
    mistakes = check(config);
  } catch (error) {
    mistakes = [`Configuration: it is not JSON (${(error as Error).message}).`];
  }
  if (!config || mistakes.length) {
    console.error(mistakes.join('\n'));
    window.stop();
    const body = document.createElement('body');
    body.textContent = mistakes.join('\n');
    body.style.cssText = 'padding: 24px; font: 16px/1.5 monospace; white-space: pre-wrap';
    document.documentElement.append(body);
    return;
  }
  Object.assign(window, { siteConfig: config });
  const { logo, colors = {} } = config.brand;
  const rules = Object.entries(colors).map(([theme, roles]) => {
    const lines = Object.entries(roles ?? {}).map(([role, value]) => `--${role}:${value}`);
    return `[data-theme="${theme}"]{${lines.join(';')}}`;
  });
  if (logo) {
    document.documentElement.dataset.logo = '';
    rules.push(`:root{--logo:url("${logo.dark}");--logo-ratio:${logo.width / logo.height}}`);
    rules.push(`[data-theme="light"]{--logo:url("${logo.light ?? logo.dark}")}`);
  }
  if (!rules.length) return;
  // A style element would need an exception in a strict content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets = [sheet];
}
