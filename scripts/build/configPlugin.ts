import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { belowBase } from '../../deploy/brandAddresses.mjs';
import { checkConfig } from '../../deploy/checkConfig.mjs';
import { readBrand } from '../../deploy/readBrand.mjs';
import { withVersion } from '../../deploy/versionOf.mjs';
import { webManifest } from '../../deploy/webManifest.mjs';
import { withConfig } from '../../deploy/withConfig.mjs';
import type { Config } from '../../src/config/config';
import { serveBrandFiles } from '../serve/serveBrandFiles.mjs';
import { showBrand } from '../serve/showBrand.ts';
import { withPageScript } from './withPageScript.ts';

/**
 * Puts the configuration of the brand into index.html, and the script that reads it there. BRAND
 * names the brand. A deployer replaces the configuration in the built page.
 */
export function configPlugin(brand = process.env.BRAND || 'feria'): Plugin {
  let base = '/';
  let version = '';
  function placedConfig() {
    return belowBase(readBrand(brand).config, base);
  }
  return {
    name: 'feria:config',
    configResolved(resolved) {
      base = resolved.base;
      if (resolved.command === 'build')
        version = JSON.parse(readFileSync('package.json', 'utf8')).version;
    },
    transformIndexHtml: (html) =>
      withPageScript(
        withConfig(withVersion(html, version), placedConfig()),
        startConfig,
        checkConfig,
        showBrand,
      ),
    generateBundle() {
      const source = JSON.stringify(webManifest(placedConfig(), base));
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    configureServer({ middlewares }) {
      const { config } = readBrand(brand);
      middlewares.use('/manifest.webmanifest', (_, res) => {
        res.setHeader('content-type', 'application/manifest+json');
        res.end(JSON.stringify(webManifest(config)));
      });
      middlewares.use(serveBrandFiles(brand));
    },
  };
}

/**
 * Reads the configuration before the app starts. A mistake stops the page and is shown on it. The
 * function runs in the page as text, so it may use nothing from outside.
 */
function startConfig(check: (config: unknown) => string[], show: (config: Config) => void) {
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
  show(config);
}
