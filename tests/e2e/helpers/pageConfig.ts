import type { Page } from 'playwright/test';
import { readBrand } from '../../../deploy/readBrand.mjs';
import { withConfig } from '../../../deploy/withConfig.mjs';

/** Serves the page at a path with some values of its configuration changed, as a deployer does, and its HTML edited. */
export const changeConfig = (
  page: Page,
  path: string,
  changes: object,
  edit = (html: string) => html,
) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const config = { ...readBrand('feria').config, ...changes };
    await route.fulfill({ response, body: edit(withConfig(await response.text(), config)) });
  });
