import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';
import { balance } from '../cashier/money';

const backend = runBackend();
let lucia: Client;
let nora: Client;
beforeEach(async () => {
  const client = backend.client();
  lucia = await client.persona('member');
  nora = await client.persona('newMember');
});

const LIST = '/wps/relay/MCSFE_getPromotions';
const APPLY = '/wps/relay/MCSFE_applyPromotion';
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MAX_BYTES = 5 * 1024 * 1024;

function picture(type = 'image/png', bytes = PNG, size = 64) {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new Blob([content], { type });
}

async function apply(client: Client, promotionId: string, remark?: string, images: Blob[] = []) {
  const form = new FormData();
  form.set('promotionId', promotionId);
  if (remark !== undefined) form.set('remark', remark);
  for (const image of images) form.append('images', image, 'picture');
  return (await client.files(APPLY, form)).body;
}

const readLabel = async (client: Client, id: string) =>
  (await client.get('/wps/relay/MCSFE_getPromotionDetail', { promotionId: id })).body.value.label;

describe('promotions', () => {
  test.each(['ES', 'EN'])(
    'a promotion names its amount in the currency of the market, in %s',
    async (language) => {
      await lucia.admin('market', { name: 'gb' });
      const client = lucia.inLanguage(language);
      const { content } = (await client.get(LIST)).body.value;
      const { summary } = content.find(
        ({ promotionId }: { promotionId: string }) => promotionId === 'P-high',
      );
      expect(summary).toContain('£\u00a05,000.00');
      const path = '/wps/relay/MCSFE_getPromotionDetail';
      const detail = (await client.get(path, { promotionId: 'P-high' })).body.value;
      expect(detail.content).toContain(summary);
    },
  );

  test('S3.32 there are 18 categories, and each lists its own promotions only', async () => {
    const { categories } = (await lucia.get(LIST)).body.value;
    expect(categories).toHaveLength(18);
    for (const { category, count } of categories) {
      const { content, totalCount } = (await lucia.get(LIST, { category })).body.value;
      expect(count).toBeGreaterThan(0);
      expect(totalCount).toBe(count);
      if (category === 'all') continue;
      expect(
        content.every((promotion: { category: string }) => promotion.category === category),
      ).toBe(true);
    }
  });

  test('S4.46 the seeded member sees each of the 11 labels', async () => {
    const { content } = (await lucia.get(LIST)).body.value;
    const labels = new Set(content.map((promotion: { label: string }) => promotion.label));
    expect([...labels].toSorted()).toEqual(
      'applying,claim,claimed,close,comingSoon,issued,join,joined,process,rejected,signed'.split(
        ',',
      ),
    );
  });

  test('S1.04 a visitor sees the promotions but has to log in to join', async () => {
    const visitor = lucia.as(undefined);
    const { content } = (await visitor.get(LIST)).body.value;
    expect(content.some((promotion: { label: string }) => promotion.label === 'applying')).toBe(
      false,
    );
    expect((await apply(visitor, 'P-daily')).code).toBe('not_logged_in');
  });

  test('S4.46 an application goes from applying to process to issued and is paid once', async () => {
    expect((await apply(nora, 'P-newbie', 'Hola')).value.label).toBe('applying');
    await nora.admin('clock', { advance: 61_000 });
    expect(await readLabel(nora, 'P-newbie')).toBe('process');
    await nora.admin('clock', { advance: 60_000 });
    expect(await readLabel(nora, 'P-newbie')).toBe('issued');
    expect((await apply(nora, 'P-newbie')).value.label).toBe('claimed');
    expect(await balance(nora)).toBe(20);
    expect((await apply(nora, 'P-newbie')).code).toBe('promotion_done');
    expect(await balance(nora)).toBe(20);
  });

  test.each([
    ['P-slots', 'joined', 0],
    ['P-ranking', 'signed', 0],
    ['P-fish', 'claimed', 5],
  ])('S4.46 a press on %s makes it %s', async (id, label, paid) => {
    expect((await apply(nora, id)).value.label).toBe(label);
    expect(await balance(nora)).toBe(paid);
    expect((await apply(nora, id)).code).toBe('promotion_done');
  });

  test.each([
    ['P-special', 'promotion_closed'],
    ['P-cards', 'promotion_closed'],
    ['P-none', 'promotion_missing'],
  ])('S4.46 %s is rejected as %s', async (id, code) => {
    expect((await apply(nora, id)).code).toBe(code);
  });

  test('S4.46 a rejected application cannot be sent again, when the promotion is over', async () => {
    expect(await readLabel(lucia, 'P-high')).toBe('rejected');
    await lucia.admin('clock', { advance: 41 * 86_400_000 });
    const later = await lucia.persona('member');
    expect(await readLabel(later, 'P-high')).toBe('close');
    expect((await apply(later, 'P-high')).code).toBe('promotion_closed');
  });

  test('S6.03 an application is rejected, when the account is a trial one', async () => {
    const trial = await nora.persona('trial');
    expect((await apply(trial, 'P-fish')).code).toBe('real_account_needed');
  });
});

describe('the content of an application', () => {
  test('S5.16 S9.31 a remark of 140 characters with a line break is accepted, one of 141 is rejected', async () => {
    expect((await apply(nora, 'P-newbie', 'ñ'.repeat(141))).code).toBe('remark_long');
    // Browsers send a line break as two characters in a form with files. Who wrote it counts one.
    const lines = `${'ñ'.repeat(69)}\r\n${'ñ'.repeat(70)}`;
    expect((await apply(nora, 'P-newbie', lines)).success).toBe(true);
  });

  test('S5.17 S9.31 three pictures are accepted, four are rejected', async () => {
    const four = [picture(), picture(), picture(), picture()];
    expect((await apply(nora, 'P-newbie', '', four)).code).toBe('picture_count');
    expect((await apply(nora, 'P-newbie', '', four.slice(1))).success).toBe(true);
  });

  test('S5.17 S9.31 a picture of 5 MB is accepted, one with one byte more is rejected', async () => {
    const large = picture('image/png', PNG, MAX_BYTES + 1);
    expect((await apply(nora, 'P-newbie', '', [large])).code).toBe('picture_size');
    const fits = picture('image/png', PNG, MAX_BYTES);
    expect((await apply(nora, 'P-newbie', '', [fits])).success).toBe(true);
  });

  test('S5.17 a JPG is accepted, other and disguised file types are rejected', async () => {
    const gif = [0x47, 0x49, 0x46, 0x38];
    const jpg = [0xff, 0xd8, 0xff, 0xe0];
    for (const image of [
      picture('image/gif', gif),
      picture('image/png', gif),
      picture('image/webp'),
    ]) {
      expect((await apply(nora, 'P-newbie', '', [image])).code).toBe('picture_kind');
    }
    expect((await apply(nora, 'P-newbie', '', [picture('image/jpeg', jpg)])).success).toBe(true);
  });
});
