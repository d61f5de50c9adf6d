import { describe, expect, test } from 'vitest';
import { messageCodes, messageFor } from '../../../mocks/core/messages/messages';
import { messageCatalogue, screenMessages } from '../../i18n/messageCatalogue';
import { type Client, runBackend } from '../backend';

const backend = runBackend();

const BALANCE = '/wps/wallets/gcs';
const KYC = '/wps/member/kyc';
const logIn = (client: Client, more: object) =>
  client.encrypted('POST', '/wps/session/login', {
    username: 'lucia',
    password: 'Feria2025',
    captcha: '',
    type: 'username',
    ...more,
  });

/** What happens, and the code and the text of the rejection that the app shows then. */
type Rejected = (client: Client, lucia: Client) => Promise<unknown>;
const rejections: Record<string, [string, RegExp, Rejected]> = {
  'validation.emptyUrl': [
    'empty_url',
    /no address/,
    async (client, lucia) => {
      await client.admin('scenarios', { name: 'vendorWithoutAddress' });
      return lucia.get('/wps/game/launchGame', { vendor: 'PG' });
    },
  ],
  'error.notLoggedIn': ['not_logged_in', /Not logged in/, (client) => client.get(BALANCE)],
  'error.loggedOut': [
    'logged_out',
    /log in again/,
    async (_, lucia) => {
      await lucia.delete('/wps/session/logout');
      return lucia.get(BALANCE);
    },
  ],
  'validation.wrongCode': [
    'wrong_code',
    /code is wrong/,
    (client) =>
      logIn(client, {
        type: 'sms',
        mobileNum: '987654321',
        countryDialingCode: '51',
        verificationCode: '1',
      }),
  ],
  'error.noPermission': [
    'forbidden',
    /No permission or feature unavailable/,
    (_, lucia) => lucia.get('/wps/agent/downlines'),
  ],
  'validation.userDisabled': [
    'user_disabled',
    /does not exist or is disabled/,
    async (client) => {
      await client.admin('state', { table: 'members', id: 'm-lucia', set: { isDisabled: true } });
      return logIn(client, {});
    },
  ],
  'validation.contactAgent': [
    'contact_agent',
    /contact your agent/,
    (_, lucia) => lucia.post('/wps/relay/MCS2_answerContract', { kind: 'daily', accept: true }),
  ],
  'validation.pendingReview': [
    'pending_review',
    /pending review/,
    async (client, lucia) => {
      await client.admin('scenarios', { name: 'kycUploaded' });
      const details = {
        permanentAddress: 'Av. Brasil 100',
        nationality: 'PE',
        occupation: 'Cocinera',
        sourceOfIncome: 'salary',
      };
      await lucia.post(KYC, details);
      return lucia.post(KYC, details);
    },
  ],
  'validation.payeeMobileInvalid': [
    'payee_mobile_invalid',
    /payee name and mobile number/,
    (_, lucia) =>
      lucia.post('/wps/relay/MCS2_addBankCard', {
        bankCode: 'CHASQUI',
        accountNumber: '900000000',
        holder: 'Lucía Quispe',
      }),
  ],
};

describe('every message of the catalogue has an event that shows it', () => {
  test('S8.13 S8.14 each message has an event on a screen (tests/screens/site/catalogue.browser.test.ts)', () => {
    const keys = Object.values(messageCatalogue).flatMap((rows) => rows.map(([key]) => key));
    expect(keys.toSorted()).toEqual(screenMessages.toSorted());
    expect(Object.keys(rejections).filter((key) => !keys.some((each) => each === key))).toEqual([]);
  });

  test.each(Object.entries(rejections))(
    'S8.13 S8.14 %s is the answer to its event',
    async (_, row) => {
      const [code, text, reject] = row;
      const client = backend.client();
      const answer = (await reject(client, await client.persona('member'))) as { body: unknown };
      expect(answer.body).toMatchObject({
        success: false,
        code,
        message: expect.stringMatching(text),
      });
    },
  );
});

describe('the words of a rejection', () => {
  test.each([
    ['ES', 'Esta cuenta es de agente. Usa el ingreso de agentes'],
    ['EN', 'Non-member account unable to login'],
    ['VI', 'Tài khoản không phải hội viên không thể đăng nhập ở đây'],
    ['BN', 'সদস্য নয় এমন অ্যাকাউন্ট এখানে লগ ইন করতে পারে না'],
    ['PT-BR', 'Esta conta é de agente. Use o login de agentes'],
    ['FR', 'Non-member account unable to login'],
  ])('S6.09 are in the language %s, at the wrong login', async (language, message) => {
    const client = backend.client().inLanguage(language);
    expect((await logIn(client, { username: 'agustin' })).body.message).toBe(message);
  });

  test.each([
    ['VI', 'Mật khẩu gồm từ 8 ký tự, có chữ và số, không có dấu cách'],
    ['BN', 'পাসওয়ার্ডে ৮ বা তার বেশি অক্ষর, বর্ণ ও সংখ্যা লাগে, ফাঁকা জায়গা নয়'],
    ['PT-BR', 'A senha deve ter 8 caracteres ou mais, com letras e números, sem espaços'],
  ])('S5.01 the rules of the form are in the language %s', async (language, message) => {
    const { body } = await backend
      .client()
      .inLanguage(language)
      .get('/wps/system/setting/register');
    expect(body.value.rules.loginPassword.message).toBe(message);
  });

  test('no rejection has the same words in two languages', () => {
    const same = messageCodes.filter((code) => {
      const words = ['ES', 'EN', 'VI', 'BN', 'PT-BR'].map((language) => messageFor(code, language));
      return new Set(words).size < words.length || words.includes('');
    });
    expect(same).toEqual([]);
  });
});
