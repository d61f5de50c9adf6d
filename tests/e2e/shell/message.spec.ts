import { countRequests } from '../../helpers/requestLog';
import { pauseClock, watchTimer } from '../helpers/clock';
import { expect, test } from '../helpers/fixtures';
import { startSession } from '../helpers/session';

const LAUNCH_CHAT = '/wps/relay/CBS_launchChat';

test('S4.48 S7.22 a double tap opens the page of the chat once, 500 ms after the reply', async ({
  page,
  admin,
}) => {
  await startSession(page, admin);
  await page.route('**/play/chat.html*', (route) => route.fulfill({ body: '<h1>chat</h1>' }));
  await page.goto('/m/message');
  const chatRow = page.getByRole('button', { name: /^Chat en vivo/ });
  await expect(chatRow.getByText(/sin leer/)).toHaveText('2 sin leer');

  await page.clock.install();
  await pauseClock(page);
  const isWaiting = await watchTimer(page, 500);
  const launchReply = page.waitForResponse(`**${LAUNCH_CHAT}*`);
  await chatRow.click();
  await chatRow.click();
  const query = new URL((await launchReply).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    b2c: '1',
    language: 'ES',
    title: 'Ayuda de Feria',
    headerColor: expect.stringMatching(/^#[\da-f]{3,8}$/i),
    backUrl: '/m/message',
  });
  await expect.poll(isWaiting).toBe(true);
  await page.clock.runFor(499);
  expect(page.url()).toContain('/m/message');
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/play\/chat\.html/);
  expect(await countRequests(admin, LAUNCH_CHAT)).toBe(1);
});
