import { beforeEach, describe, expect, test } from 'vitest';
import { vipLevels } from '../../../fixtures/promotions/vip';
import { liveModels } from '../../../src/contract/messages/chat';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
let lucia: Client;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
});

const HOUR = 3_600_000;
const readValue = async (client: Client, path: string, query = {}) =>
  (await client.get(path, query)).body.value;

describe('help', () => {
  test('S7.17 the help centre follows lang, has children, and leaves desktop entries out on phones', async () => {
    const spanish = await readValue(client, '/wps/system/helpCenter', { lang: 'ES' });
    const english = await readValue(client, '/wps/system/helpCenter', { lang: 'EN' });
    expect(spanish[0].title).toBe('Primeros pasos');
    expect(english[0].title).toBe('First steps');
    expect(english[0].children.length).toBeGreaterThan(1);
    const phone = await readValue(client, '/wps/system/helpCenter', { device: 'MOBILE' });
    expect(phone.length).toBe(english.length - 1);
  });

  test.each([
    ['default', 21],
    ['gb', 18],
  ])('S9.17 the help and the terms name the age of the market %s', async (name, age) => {
    await client.admin('state', { table: 'settings', id: 'market', set: { value: { name } } });
    const help = await readValue(client, '/wps/system/helpCenter', { lang: 'EN' });
    const ages = JSON.stringify(help).match(/\d+(?= or older)/g);
    expect(ages).toEqual([String(age), String(age)]);
  });

  test.each(['ES', 'EN'])(
    'S10.15 limits and breaks are promised only where the licence offers them, in %s',
    async (lang) => {
      const promise = /fijar límites|pausar tu cuenta|set deposit limits|pause your account/;
      const text = async () =>
        JSON.stringify(await readValue(client, '/wps/system/helpCenter', { lang }));
      await client.admin('scenarios', { name: 'licenceStrict' });
      expect(await text()).toMatch(promise);
      await client.admin('scenarios', { name: 'licenceNone' });
      expect(await text()).not.toMatch(promise);
      expect(await text()).not.toContain('toolsContent');
    },
  );

  test('S3.18 hostile HTML is listed only in its scenario', async () => {
    const text = async () => JSON.stringify(await readValue(client, '/wps/system/helpCenter'));
    expect(await text()).not.toContain('<script>');
    await client.admin('scenarios', { name: 'hostileContent' });
    expect(await text()).toContain('<script>');
  });

  test('S3.13 S7.27 customer service paths decode to URLs', async () => {
    const contacts = await readValue(client, '/wps/system/customerService');
    const decoded = contacts.map(({ path }: { path: string }) => atob(decodeURIComponent(path)));
    expect(contacts.map(({ csType }: { csType: string }) => csType)).toEqual([
      'WHATSAPP',
      'LIVECHAT',
    ]);
    expect(decoded).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\//),
      `${client.origin}/play/chat.html`,
    ]);
  });
});

describe('announcements', () => {
  const get = async (client: Client, query: object) =>
    readValue(client, '/wps/relay/MCSFE_getListAnnouncements', query);

  test('S7.18 filters by groupName and by types, repeated or separated by commas', async () => {
    const banners = await get(client, { types: 'B', groupName: 'm_reg' });
    expect(banners.map(({ id }: { id: string }) => id)).toEqual(['b-register']);
    const both = await get(client, { types: 'PL,PU' });
    const repeated = await readValue(
      client,
      '/wps/relay/MCSFE_getListAnnouncements?types=PL&types=PU',
    );
    expect(repeated).toEqual(both);
    expect(new Set(both.map(({ type }: { type: string }) => type))).toEqual(new Set(['PL', 'PU']));
  });

  test.each([
    ['VI', 'Đêm đầu tiên nhân đôi'],
    ['BN', 'প্রথম রাতেই দ্বিগুণ'],
    ['AR', 'ليلتك الأولى مضاعفة'],
    ['PT-BR', 'Sua primeira noite, em dobro'],
    ['TH', 'Your first night, doubled'],
  ])(
    'S7.18 banners and announcements are in the language %s, or in English',
    async (language, title) => {
      const banners = await get(client, { types: 'B', language });
      expect(banners.find(({ id }: { id: string }) => id === 'b-welcome').title).toBe(title);
      const all = await get(client, { types: 'B,PL,PU', language });
      const english = await get(client, { types: 'B,PL,PU', language: 'EN' });
      const same = all.filter(
        (each: { title: string }, i: number) => each.title === english[i].title,
      );
      expect(same).toHaveLength(language === 'TH' ? english.length : 0);
    },
  );

  test('the banner of cash back names the highest percentage of the VIP levels', async () => {
    const top = Math.max(...vipLevels.map(({ rebatePercent }) => rebatePercent)) / 100;
    const locales = {
      ES: 'es-PE',
      EN: 'en',
      VI: 'vi',
      BN: 'bn',
      AR: 'ar-EG-u-nu-latn',
      'PT-BR': 'pt-BR',
    };
    for (const [language, locale] of Object.entries(locales)) {
      const banners = await get(client, { types: 'B', language });
      const { title } = banners.find(({ id }: { id: string }) => id === 'b-rebate');
      const percent = top.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 });
      expect(title).toContain(percent.replaceAll('\u200e', ''));
    }
  });

  test('S7.18 an announcement names an amount in the currency of the market, also in the news', async () => {
    await client.admin('market', { name: 'gb' });
    for (const language of ['ES', 'EN', 'VI', 'BN', 'AR', 'PT-BR']) {
      const posts = await get(client, { types: 'PL', language });
      const { title } = posts.find(({ id }: { id: string }) => id === 'n-tournament');
      expect(title).toContain('£\u00a050,000.00');
    }
    const news = await readValue(client, '/wps/relay/GLS2_lobbyNews');
    expect(JSON.stringify(news)).toContain('£\u00a050,000.00');
  });

  test('S7.18 every text of an announcement names its amounts in the currency of the market', async () => {
    const text = 'For {amount:1000}';
    const words = { title: text, content: text, kicker: text, action: text };
    const set = { texts: { ES: words, EN: words } };
    await client.admin('state', { table: 'notices', id: 'n-tournament', set });
    await client.admin('market', { name: 'gb' });
    const posts = await get(client, { types: 'PL', language: 'EN' });
    const written = 'For £\u00a010.00';
    expect(posts.find(({ id }: { id: string }) => id === 'n-tournament')).toMatchObject({
      title: written,
      content: written,
      kicker: written,
      action: written,
    });
  });

  test.each([
    ['ES', 'ganó el pozo acumulado', 'Torneo de slots'],
    ['EN', 'won the jackpot', 'Weekend slots'],
    ['VI', 'đã trúng giải độc đắc', 'Giải đấu slot'],
    ['BN', 'জ্যাকপট জিতেছেন', 'সপ্তাহান্তের'],
    ['AR', 'بالجائزة الكبرى', 'بطولة السلوتس'],
    ['PT-BR', 'ganhou o jackpot', 'Torneio de slots'],
    ['TH', 'won the jackpot', 'Weekend slots'],
  ])('S7.18 the news are in the language %s, or in English', async (language, jackpot, notice) => {
    const limitNum = 50;
    await client.admin('pushes', { kind: 'jackpot', account: 'victor' });
    const news = await readValue(client.inLanguage(language), '/wps/relay/GLS2_lobbyNews', {
      limitNum,
    });
    const titles = news.map(({ title }: { title: string }) => title).join();
    expect(titles).toContain(jackpot);
    expect(titles).toContain(notice);
  });

  test('S7.18 announcements for agents are listed for agents only', async () => {
    expect(await get(lucia, { types: 'A', moduleId: 'AGEANNOUNCE3' })).toEqual([]);
    expect(
      await get(await client.persona('agent'), { types: 'A', moduleId: 'AGEANNOUNCE3' }),
    ).toHaveLength(1);
  });

  test('S7.19 a read announcement is marked in the next list, for this member only', async () => {
    const mark = { announcementId: 'n-deposit', read: true };
    await lucia.post('/wps/relay/MCSFE_markAnnouncementAsRead', mark);
    const isRead = async (client: Client) =>
      (await get(client, { types: 'PL' })).find(({ id }: { id: string }) => id === 'n-deposit')
        .read;
    expect(await isRead(lucia)).toBe(true);
    expect(await isRead(await client.persona('vip'))).toBe(false);
  });
});

describe('the inbox', () => {
  const loadUnreadCount = async (client = lucia) =>
    (await readValue(client, '/wps/relay/CSP_unreadCount')).count;

  test('S7.20 reading and deleting lower the unread count, once per message', async () => {
    expect(await loadUnreadCount()).toBe(3);
    const { content } = await readValue(lucia, '/wps/relay/CSP_getMailList', { state: 'unread' });
    const ids = [content[0].id];
    const first = await lucia.post('/wps/relay/CSP_readMail', { ids });
    expect(first.body.value).toEqual({ changed: 1, unread: 2 });
    const again = await lucia.post('/wps/relay/CSP_readMail', { ids });
    expect(again.body.value).toEqual({ changed: 0, unread: 2 });
    const deleted = await lucia.delete('/wps/relay/CSP_deleteMail', { ids: content[1].id });
    expect(deleted.body.value).toEqual({ changed: 1, unread: 1 });
    await lucia.post('/wps/relay/CSP_readAllMail');
    expect(await loadUnreadCount()).toBe(0);
  });

  test('S6.10 a message shows whether an administrator sent it', async () => {
    const { content } = await readValue(lucia, '/wps/relay/CSP_getMailList');
    const senders = content.map(({ sender, isAdmin }: { sender: string; isAdmin: boolean }) =>
      [sender, isAdmin].join(' '),
    );
    expect(new Set(senders)).toEqual(new Set(['Feria true', 'Agustín R. false']));
  });

  test('S6.14 a member cannot read or delete the mail of another', async () => {
    const { content } = await readValue(lucia, '/wps/relay/CSP_getMailList');
    const ids = content.map(({ id }: { id: string }) => id);
    const victor = await client.persona('vip');
    const marked = await victor.post('/wps/relay/CSP_readMail', { ids });
    const deleted = await victor.send('DELETE', '/wps/relay/CSP_deleteMail', {
      body: JSON.stringify({ ids }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect([marked.body.value.changed, deleted.body.value.changed]).toEqual([0, 0]);
  });

  test('S6.06 S6.07 a trial account has neither inbox nor chat', async () => {
    const trial = await client.persona('trial');
    for (const path of [
      'CSP_unreadCount',
      'CSP_getMailList',
      'CBS_unreadCount',
      'CBS_launchChat',
    ]) {
      const answer = await trial.get(`/wps/relay/${path}`);
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe('Please login an actual account to use this function');
    }
  });

  test('S4.42 unread counts are 99, 100 and 0, with the scenarios', async () => {
    for (const count of [99, 100, 0]) {
      await client.admin('scenarios', { name: `unread${count}` });
      expect(await loadUnreadCount()).toBe(count);
      expect((await readValue(lucia, '/wps/relay/CBS_unreadCount')).count).toBe(count);
    }
  });
});

describe('chat', () => {
  test('S7.21 S7.22 launching the chat returns a URL of the own origin and clears the unread count', async () => {
    expect((await readValue(lucia, '/wps/relay/CBS_unreadCount')).count).toBe(2);
    const { chatUrl } = await readValue(lucia, '/wps/relay/CBS_launchChat', {
      b2c: 1,
      backUrl: '//evil.example/x',
      headerColor: '#1f1831',
      title: 'Soporte',
    });
    const url = new URL(chatUrl);
    expect(url.origin).toBe(client.origin);
    expect(url.pathname).toBe('/play/chat.html');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      back: '/m/message',
      title: 'Soporte',
      headerColor: '#1f1831',
      lang: 'EN',
    });
    expect((await readValue(lucia, '/wps/relay/CBS_unreadCount')).count).toBe(0);
  });

  test('S7.23 live models are listed while the feature is on', async () => {
    const models = () => readValue(client, liveModels.path);
    expect((await models()).length).toBeGreaterThan(3);
    await client.admin('scenarios', { name: 'liveModelsOff' });
    expect(await models()).toEqual([]);
  });
});

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const makeFile = (bytes: number[], type: string, size = 100) => {
  const data = new Uint8Array(size);
  data.set(bytes);
  return new File([data], 'file', { type });
};

describe('identity', () => {
  const send = async (client: Client, side: string, sent: File) => {
    const form = new FormData();
    form.set('side', side);
    form.set('file', sent);
    return (await client.files('/wps/member/kyc/document', form)).body;
  };

  test('S4.47 S5.18 an application goes from no document to verified', async () => {
    const nora = await client.persona('newMember');
    const state = async () => (await readValue(nora, '/wps/member/kyc')).state;
    expect(await state()).toBe('none');
    await send(nora, 'front', makeFile(PNG, 'image/png'));
    expect(await state()).toBe('uploading');
    const form = {
      permanentAddress: 'Av. Brasil 100',
      nationality: 'PE',
      occupation: 'Chef',
      sourceOfIncome: 'Salary',
    };
    const early = await nora.post('/wps/member/kyc', form);
    expect(early.body.code).toBe('kyc_documents_missing');
    await send(nora, 'back', makeFile([0xff, 0xd8, 0xff], 'image/jpeg'));
    await send(nora, 'selfie', makeFile(PNG, 'image/png'));
    expect(await state()).toBe('uploaded');
    for (const name of Object.keys(form)) {
      const rest = { ...form, [name]: undefined };
      expect((await nora.post('/wps/member/kyc', rest)).status).toBe(400);
    }
    await nora.post('/wps/member/kyc', form);
    expect(await state()).toBe('reviewing');
    expect((await send(nora, 'front', makeFile(PNG, 'image/png'))).code).toBe('pending_review');
    await client.admin('clock', { advance: 25 * HOUR });
    const later = await client.persona('newMember');
    expect((await readValue(later, '/wps/member/kyc')).state).toBe('verified');
  });

  test('S5.17 a picture must be a PNG or JPG of 5 MB at most', async () => {
    const nora = await client.persona('newMember');
    const limit = 5 * 1024 * 1024;
    expect((await send(nora, 'front', makeFile(PNG, 'image/png', limit))).success).toBe(true);
    expect((await send(nora, 'front', makeFile(PNG, 'image/png', limit + 1))).code).toBe(
      'picture_size',
    );
    for (const [bytes, type] of [
      [PNG, 'image/jpeg'],
      [PNG, 'image/svg+xml'],
      [[0x47, 0x49, 0x46], 'image/png'],
      [[], 'image/png'],
    ] as const) {
      expect((await send(nora, 'front', makeFile([...bytes], type))).code).toBe('picture_kind');
    }
  });

  test('S4.47 the seed has a member in every state', async () => {
    const states = await Promise.all(
      (['member', 'vip', 'agent', 'newMember'] as const).map(
        async (caller) => (await readValue(await client.persona(caller), '/wps/member/kyc')).state,
      ),
    );
    expect(states).toEqual(['verified', 'reviewing', 'uploaded', 'none']);
  });
});

describe('feedback', () => {
  const send = (content: string, images: File[] = []) => {
    const form = new FormData();
    form.set('kind', 'deposit');
    form.set('content', content);
    for (const image of images) form.append('images', image);
    return lucia.files('/wps/member/feedback', form);
  };

  test('S5.19 the length must be between the limits of the settings', async () => {
    const { min, max } = (await readValue(client, '/wps/system/settings/consolidated'))
      .feedbackLength;
    const codes = [];
    for (const length of [min - 1, min, max, max + 1]) {
      // Browsers send a line break as two characters in a form with files.
      codes.push((await send(`¿\r\n${'ñ'.repeat(length - 2)}`)).body.code);
    }
    expect(codes).toEqual(['feedback_length', undefined, undefined, 'feedback_length']);
  });

  test('S3.33 is in the list of the member and is answered after some time', async () => {
    const { body } = await send('Where is my deposit?', [makeFile(PNG, 'image/png')]);
    expect(body.value).toMatchObject({ kind: 'deposit', images: 1, state: 'received' });
    await client.admin('clock', { advance: 3 * HOUR });
    const { content } = await readValue(lucia, '/wps/member/feedback');
    expect(content[0]).toMatchObject({ id: body.value.id, state: 'answered' });
    const four = Array.from({ length: 4 }, () => makeFile(PNG, 'image/png'));
    expect((await send('Too many pictures', four)).body.code).toBe('picture_count');
    const victor = await client.persona('vip');
    expect((await readValue(victor, '/wps/member/feedback')).content).toEqual([]);
  });
});
