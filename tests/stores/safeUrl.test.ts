import { expect, onTestFinished, test, vi } from 'vitest';
import { config } from '../../src/config/config';
import { memberInfo } from '../../src/contract/account/member';
import { headIcon } from '../../src/contract/account/profile';
import { inviteLink } from '../../src/contract/agents/agent';
import { lobbyNews } from '../../src/contract/games/game';
import { launchChat } from '../../src/contract/messages/chat';
import { customerService } from '../../src/contract/messages/help';
import { notices } from '../../src/contract/messages/notice';
import { referral } from '../../src/contract/promotions/referral';
import { settings, whiteLabel } from '../../src/contract/site/system';
import { createAvatar } from '../../src/stores/account/avatar';
import { createMemberBadge } from '../../src/stores/account/memberBadge';
import { createAgent } from '../../src/stores/agents/agent';
import { createChat } from '../../src/stores/messages/chat';
import { createHelp } from '../../src/stores/messages/help';
import { createNews } from '../../src/stores/messages/news';
import { createNotice } from '../../src/stores/messages/notice';
import { createReferral } from '../../src/stores/promotions/referral';
import { createSystem } from '../../src/stores/site/system';
import { pictureUrls } from '../../src/widgets/site/app/pictureUrls';
import { createFakeHost, settle } from '../helpers/fakeHost';

const HOSTILE = [
  'javascript:alert(1)',
  'blob:https://feria.test/1',
  'data:text/html,x',
  '/.//evil.example',
  '/\\evil.example',
  'https://feria.test@evil.example',
];

function prepare() {
  vi.stubGlobal('location', { origin: 'https://feria.test' });
  return createFakeHost();
}

test.each(HOSTILE)('the chat does not open, when its address is %s', async (chatUrl) => {
  const { host, reply } = prepare();
  reply(launchChat, { chatUrl });
  const page = { title: 'Chat', backUrl: '/m/home', headerColor: '' };
  await expect(host.use(createChat).launch(page)).rejects.toMatchObject({ kind: 'malformed' });
});

test.each([
  ['https://chat.test/room', true],
  ['https://chat.test.evil.example/room', false],
  ['https://evil.example/chat.test', false],
])(
  'the chat at %s opens: %s, when the configuration lists the origins of chats',
  async (chatUrl, opens) => {
    config.chatOrigins = ['https://chat.test'];
    onTestFinished(() => void delete config.chatOrigins);
    const { host, reply } = prepare();
    reply(launchChat, { chatUrl });
    const page = { title: 'Chat', backUrl: '/m/home', headerColor: '' };
    const outcome = host.use(createChat).launch(page);
    if (opens) expect(await outcome).toBe(chatUrl);
    else await expect(outcome).rejects.toMatchObject({ kind: 'malformed' });
  },
);

test.each(HOSTILE)('a contact is left out, when its address is %s', async (address) => {
  const { host, reply } = prepare();
  const path = encodeURIComponent(btoa(address));
  reply(whiteLabel, { flags: { CBS3: true } });
  reply(customerService, [{ csType: 'LIVECHAT', path }]);
  const { contacts } = host.use(createHelp);
  await contacts.load(undefined);
  expect(contacts.value.value).toEqual([]);
});

test.each(HOSTILE)('a banner has no link, when its address is %s', async (url) => {
  const { host, reply } = prepare();
  reply(notices, [{ id: '1', url }]);
  const { banners } = host.use(createNotice);
  await banners.load(undefined);
  expect(banners.value.value?.[0]?.url).toBe('');
});

test.each(HOSTILE)(
  'downloads and the affiliate link are left out, when they are %s',
  async (url) => {
    const { host, reply } = prepare();
    reply(settings, { downloads: [{ resourceType: 'Android', url }], affiliateUrl: url });
    const { downloads, affiliateUrl, start } = host.use(createSystem);
    start();
    await settle();
    expect(downloads.value).toEqual([]);
    expect(affiliateUrl.value).toBeUndefined();
  },
);

test.each(HOSTILE)('no picture of a member is shown, when its address is %s', async (icon) => {
  const { host, reply, logIn } = prepare();
  reply(memberInfo, { type: 0, icon });
  reply(headIcon, { icon: null, choices: [icon, '/art/avatars/1.webp'] });
  logIn('ana');
  await settle();
  expect(host.use(createMemberBadge).avatar.value).toBe('');
  const { choices } = host.use(createAvatar);
  await choices.load(undefined);
  expect(choices.value.value).toEqual(['/art/avatars/1.webp']);
});

test.each(HOSTILE)('an invitation has no link, when its address is %s', async (url) => {
  const { host, reply, logIn } = prepare();
  reply(referral, { url, code: 'LUCIA1' });
  logIn('ana');
  const invite = host.use(createReferral).referral;
  await invite.load(undefined);
  expect(invite.value.value?.url).toBe('');
});

test.each(HOSTILE)("an agent's link is left out, when its address is %s", async (url) => {
  const { host, reply, logIn } = prepare();
  reply(inviteLink, { url, code: 'LUCIA1' });
  logIn('ana');
  const { invite } = host.use(createAgent);
  await invite.load(undefined);
  expect(invite.value.value).toMatchObject({ url: '', qr: '' });
});

test.each(HOSTILE)('a line of news has no link, when its address is %s', async (url) => {
  const { host, reply } = prepare();
  reply(lobbyNews, [{ id: '1', kind: 'notice', title: 'News', at: 0, url }]);
  const { news } = host.use(createNews);
  await news.load(undefined);
  expect(news.value.value).toMatchObject([{ id: '1', url: undefined }]);
});

test.each(HOSTILE)('a picture is not loaded, when the address of its CDN is %s', (address) => {
  expect(pictureUrls('a.webp', [address, '/'])).toEqual(['/a.webp']);
});

test('a picture is not loaded, when its own address hides another site', () => {
  expect(pictureUrls('https://feria.test@evil.example/a.webp', ['/'])).toEqual([]);
  expect(pictureUrls('https://cdn.test/a.webp', ['/'])).toEqual(['https://cdn.test/a.webp']);
});
