import { beforeEach, describe, expect, test } from 'vitest';
import { marketSites } from '../../../fixtures/site/marketSites';
import { markets } from '../../../src/config/markets/markets';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let visitor: Client;
beforeEach(() => {
  visitor = backend.client();
});

const enter = (name: string) => visitor.admin('market', { name });
const registerSettings = async () => (await visitor.get('/wps/system/setting/register')).body.value;
const consents = { age: true, terms: true, notBarred: true };

describe('market documents', () => {
  const person = {
    registerMethod: 'username',
    password: 'Secreto99',
    confirmPassword: 'Secreto99',
    consents,
  };
  let count = 0;
  const register = async (idNumber: string | undefined) => {
    const input = { ...person, username: `nuevo${count++}`, idNumber };
    const { body } = await visitor.encrypted('PUT', '/wps/member/register', input, {
      moduleId: 'REG3',
    });
    return body.success ? 'registered' : [body.code, body.value?.field];
  };
  const rejected = ['field_invalid', 'idNumber'];

  test('S10.17 are not asked for in the default market', async () => {
    expect((await registerSettings()).rules.idNumber).toMatchObject({ enabled: false });
    expect(await register(undefined)).toBe('registered');
  });

  test.each([
    ['pe', ['12345678', '001234567'], ['1234567', '12345678Z']],
    ['es', ['12345678Z', '12345678-z', 'X1234567L'], ['12345678A', 'X1234567A', '12345678']],
    ['br', ['529.982.247-25', '52998224725'], ['529.982.247-24', '11111111111', '5299822472']],
    ['co', ['1020304050', 'E123456'], ['12345', 'ABCDEF']],
    ['mx', ['PEGL900101MDFRRR09'], ['PEGL900101', '123456789012345678']],
  ])(
    'S10.17 a registration in "%s" needs a number with the format of one of them',
    async (name, good, bad) => {
      await enter(name);
      for (const number of good) expect(await register(number), number).toBe('registered');
      for (const number of [undefined, ...bad]) {
        expect(await register(number), number).toEqual(rejected);
        // After three errors in a row a captcha would be required.
        await register(good[0]);
      }
    },
  );

  test.each(Object.entries(markets))(
    'the examples of "%s" are accepted',
    async (name, { rules }) => {
      await enter(name);
      const { documents } = rules;
      for (const { example } of 'value' in documents ? documents.value : [])
        expect(await register(example), example).toBe('registered');
    },
  );

  test('their names are the label, and the message shows how a number is written', async () => {
    await enter('es');
    expect((await registerSettings()).rules.idNumber).toMatchObject({
      enabled: true,
      required: true,
      label: 'NIF / NIE',
      message: 'Check the number. It is written like this: NIF (12345678Z), NIE (X1234567L)',
    });
  });
});

describe('what is usual in a market', () => {
  const methodIds = async (client: Client) => {
    const { methods } = (await client.get('/wps/relay/MCS2_getDepositBanks')).body.value;
    return methods.map(({ methodId }: { methodId: string }) => methodId);
  };
  const gateway = async (client: Client, methodId: string) =>
    (await client.post('/wps/relay/MCS2_paymentGateway', { amount: 50, methodId })).body;

  test.each(Object.entries(marketSites))(
    'the market "%s" has its money, dialing code and methods',
    async (name, site) => {
      const lucia = await visitor.persona('member');
      await enter(name);
      expect((await visitor.get('/wps/wallets/merchant')).body.value).toMatchObject(site.money);
      expect((await registerSettings()).defaultDialingCode).toBe(site.dialingCode);
      expect(await methodIds(lucia)).toEqual(site.methods);
    },
  );

  test('a category is there if it has a method, under the name of the only one of the market', async () => {
    const lucia = await visitor.persona('member');
    const categories = async () => {
      const { value } = (await lucia.get('/wps/relay/MCS2_getDepositBanks')).body;
      return value.categories.map(({ name }: { name: string }) => name);
    };
    expect(await categories()).toEqual(['Wallet', 'Bank', 'Card', 'Crypto', 'Cash', 'Voucher']);
    await enter('es');
    expect(await categories()).toEqual(['Bizum', 'Bank', 'Card', 'Voucher']);
    await enter('br');
    expect(await categories()).toEqual(['Bank', 'Debit card']);
  });

  test('the names of methods and of transactions are in Portuguese, and English in other languages', async () => {
    await enter('br');
    const lucia = await visitor.persona('member');
    const namesIn = async (language: string) => {
      const reader = lucia.inLanguage(language);
      const { methods } = (await reader.get('/wps/relay/MCS2_getDepositBanks')).body.value;
      const codes = (await reader.get('/wps/relay/GLS2_TxCodeList')).body.value;
      return [...methods, ...codes.slice(0, 2)].map(({ name }: { name: string }) => name);
    };
    expect(await namesIn('PT-BR')).toEqual([
      ...['Pix', 'Transferência bancária', 'Cartão de débito'],
      ...['Depósito', 'Saque'],
    ]);
    expect(await namesIn('VI')).toEqual([
      ...['Pix', 'Bank transfer', 'Debit card'],
      ...['Deposit', 'Withdrawal'],
    ]);
  });

  test('S6.09 the reason of a rejected deposit is in the language of the member', async () => {
    const lucia = (await visitor.persona('member')).inLanguage('PT-BR');
    const { depositId } = (await lucia.post('/wps/relay/MCS2_alipay', { amount: 100 })).body.value;
    await lucia.admin('scenarios', { name: 'depositsRejected' });
    const { content } = (await lucia.get('/wps/relay/MCS2_depositReport')).body.value;
    const rejected = content.find((row: { depositId: string }) => row.depositId === depositId);
    expect(rejected.reason).toBe('Não encontramos o pagamento');
  });

  test('S10.17 a method of another market is rejected, and its open deposit stays', async () => {
    const lucia = await visitor.persona('member');
    await enter('pe');
    const { depositId } = (await gateway(lucia, 'YAPE')).value;
    await enter('br');
    expect((await gateway(lucia, 'YAPE')).code).toBe('deposit_method_unknown');
    await enter('default');
    expect((await gateway(lucia, 'YAPE')).code).toBe('deposit_method_unknown');
    expect((await gateway(lucia, 'SOLPAY')).success).toBe(true);
    const { content } = (await lucia.get('/wps/relay/MCS2_depositReport')).body.value;
    expect(content).toContainEqual(
      expect.objectContaining({ depositId, methodName: 'Yape', state: 'pending' }),
    );
  });
});

describe('market depositBonus', () => {
  const promos = async (client: Client) =>
    (await client.get('/wps/relay/MCS2_getDepositPromos')).body.value.length;
  const accept = async (client: Client) =>
    (await client.post('/wps/relay/MCS2_acceptPromo', { promoId: 'WELCOME' })).body.code;
  const promotionsWithOffer = async (client: Client) => {
    const { content } = (await client.get('/wps/relay/MCSFE_getPromotions')).body.value;
    return content.length;
  };
  const newMember = async (kyc: 'none' | 'verified') => {
    await visitor.admin('members', { account: kyc, kyc, balance: 100 });
    return visitor.as((await visitor.admin('personas', { persona: kyc })).token);
  };

  test('S10.17 "never" has no offer, lists no promotion with one, and pays none that was chosen before', async () => {
    const rosa = await newMember('verified');
    const before = await promotionsWithOffer(rosa);
    expect(await accept(rosa)).toBeUndefined();
    const { depositId } = (await rosa.post('/wps/relay/MCS2_alipay', { amount: 100 })).body.value;
    await enter('br');
    expect([await promos(rosa), await accept(rosa)]).toEqual([0, 'offer_missing']);
    expect(await promotionsWithOffer(rosa)).toBe(before - 1);
    await rosa.admin('clock', { advance: 300_000 });
    const { content } = (await rosa.get('/wps/relay/MCS2_depositReport')).body.value;
    expect(content).toContainEqual(expect.objectContaining({ depositId, state: 'paid', bonus: 0 }));
  });

  test('"verified" is for members whose identity was verified', async () => {
    await enter('es');
    const verified = await newMember('verified');
    expect([await promos(verified), await accept(verified)]).toEqual([3, undefined]);
    const unknown = await newMember('none');
    expect([await promos(unknown), await accept(unknown)]).toEqual([0, 'offer_missing']);
  });
});

test('S10.17 texts of the backend name amounts in the currency of the market', async () => {
  await enter('es');
  const lucia = await visitor.persona('member');
  const texts = async (path: string, input = {}) =>
    JSON.stringify((await lucia.get(path, input)).body.value).replaceAll('\u00a0', ' ');
  expect(await texts('/wps/relay/MCS2_getReferral')).toContain('50.00 €');
  const promotionId = 'P-deposit';
  const detail = await texts('/wps/relay/MCSFE_getPromotionDetail', { promotionId });
  expect(detail).toContain('€');
  const bothSides = ['odd', 'even'].map((numbers) => ({ play: 'parity', numbers, stake: 5 }));
  await lucia.post('/lgw/orders', { gameId: 'RAPIDA5', suborders: bothSides });
  await lucia.admin('clock', { advance: 10 * 60_000 });
  expect(await texts('/wps/relay/CSP_getMailList', { pageSize: 1 })).toContain('won 9.20 €');
});
