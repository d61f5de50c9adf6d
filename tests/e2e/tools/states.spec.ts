import { createAdminClient } from '../../../scripts/admin/adminClient';
import { createAdminTools } from '../../../scripts/admin/adminTools';
import { expect, longTimeout, test } from '../helpers/fixtures';
import { states } from './states';

// The faults and ended sessions of the states are errors on purpose.
test.use({ allowConsole: [/./], allowTokenInAddress: false });

/** All of them by `npm run states`, a sample in `npm test`. */
const SAMPLE_STEP = 6;
const chosen = process.env.STATES ? states : states.filter((_, i) => i % SAMPLE_STEP === 0);

/**
 * Who sets up these states knows nothing but the API document of the admin API: the names of its commands, their paths
 * and their schemas.
 */
for (const { sentence, calls, path, shows } of chosen)
  test(`from the API document alone: ${sentence}`, async ({ page, baseURL, database }) => {
    const client = createAdminClient({ address: baseURL ?? '', database });
    const tools = await createAdminTools(client);
    let session: unknown = null;
    for (const [name, input = {}] of calls) {
      const tool = tools.find((one) => one.name === name);
      const result = await tool?.run(input as Record<string, unknown>);
      if (name === 'logIn') session = result?.value;
    }
    await page.addInitScript((info) => {
      if (self.origin === 'null' || localStorage.getItem('language')) return;
      localStorage.setItem('language', 'EN');
      if (info) sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(info));
    }, session);
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible({ timeout: longTimeout() });
  });
