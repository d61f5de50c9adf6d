import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Access } from '../../src/app/routes/RouteInfo';
import { paths } from '../../src/widgets/site/navigation/paths';
import { addressesFor } from '../helpers/addresses';
import type { Session } from './createSession';
import { openInApp } from './openInApp';
import { PHONE_PATH } from './phoneFrame';
import { engine, test } from './test';
import { whenStill } from './whenStill';

const TIMEOUT = 900_000;
/** A picture is taken then at the latest. */
const LONGEST_WAIT_MS = 5_000;
/** Where pictures of all pages in the frame are written: `--pictures` sets it. */
const { ENGINE_PICTURES } = process.env;

const PERSONS: [persona: string, isWanted: (access: Access | undefined) => boolean][] = [
  ['visitor', (access) => access === undefined],
  ['trial', (access) => access === 'session'],
  ['member', (access) => access !== 'agent'],
  ['agent', (access) => access === 'agent'],
];

/** What is wrong with each address, as the app shows it in the current page or frame. */
async function findFaults(
  session: Session,
  persona: string,
  addresses: ReturnType<typeof addressesFor>,
  isPhone = false,
) {
  const faults: string[] = [];
  let last = '';
  for (const { href, screen } of addresses) {
    if (ENGINE_PICTURES && screen === last) continue;
    // Another address of the same screen would change nothing that tells when it is drawn.
    if (screen === last) await session.runAsync(openInApp, paths.language);
    const problem = await session.runAsync(openInApp, href);
    last = screen;
    // Some pages of visitors begin with the login.
    const isLogin = persona === 'visitor' && problem === `leads to ${paths.login}`;
    if (problem && !isLogin) faults.push(`${href}: ${problem}`);
    const extra = await session.run(() => document.documentElement.scrollWidth - innerWidth);
    if (extra > 0) faults.push(`${href}: ${extra} px too wide`);
    if (isPhone && ENGINE_PICTURES) await takePicture(session, `${persona}${href}`);
  }
  return faults;
}

async function takePicture(session: Session, name: string) {
  const folder = `${ENGINE_PICTURES}/${engine}`;
  await session.runAsync(whenStill, LONGEST_WAIT_MS);
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name.replace(/[/?=&]+/g, '-')}.png`;
  writeFileSync(file, await session.screenshot(), 'base64');
}

for (const [persona, isWanted] of PERSONS) {
  const addresses = addressesFor(isWanted);

  test(`each address of a ${persona} is drawn, in the width of the window`, {
    timeout: TIMEOUT,
    skip: Boolean(ENGINE_PICTURES),
  }, async ({ page, session, site, enterAs }) => {
    await site.admin('scenarios', { name: 'noPopups' });
    if (persona !== 'visitor') await enterAs(persona);
    await page.open('/m/language');
    await page.see('heading', /./);
    expect(await findFaults(session, persona, addresses)).toEqual([]);
  });

  test(`each address of a ${persona} is drawn, in the width of a phone`, {
    timeout: TIMEOUT,
  }, async ({ page, session, site, enterAs }) => {
    await site.admin('scenarios', { name: 'noPopups' });
    if (persona !== 'visitor') await enterAs(persona);
    await page.open(`${PHONE_PATH}?/m/language`);
    await page.inFrame('iframe', async (frame) => {
      expect(await frame.run(() => document.querySelector('h1')?.textContent)).toBeTruthy();
    });
    const [frame] = await session.findAll('iframe');
    await session.enterFrame(frame ?? expect.fail('no frame'));
    try {
      expect(await findFaults(session, persona, addresses, true)).toEqual([]);
    } finally {
      await session.enterFrame(null);
    }
  });
}
