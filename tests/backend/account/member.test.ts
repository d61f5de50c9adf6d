import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
let lucia: Client;
beforeEach(async () => {
  client = backend.client();
  lucia = await client.persona('member');
});

const loadInfo = async (on = lucia) => (await on.get('/wps/member/info')).body.value;
const readField = async (name: string, on = lucia) =>
  (await on.get(`/wps/member/info/${name}`)).body.value;

describe('member info', () => {
  test('S3.03 S7.26 answers id, type, nickname, account and the VIP label', async () => {
    expect(await loadInfo()).toMatchObject({
      id: 'm-lucia',
      type: 0,
      nickname: 'Lucía Q.',
      account: 'lucia',
      clubLabel: { labelName: 3 },
    });
  });

  test('S7.26 a nickname is stored, and an invalid one is rejected', async () => {
    expect(await readField('nickname')).toEqual({ nickname: 'Lucía Q.' });
    await lucia.post('/wps/member/info/nickname', { nickname: '  Lu  ' });
    expect(await readField('nickname')).toEqual({ nickname: 'Lu' });
    expect((await loadInfo()).nickname).toBe('Lu');
    for (const nickname of ['', 'x', '<b>hola</b>', 'x'.repeat(21)]) {
      const { body } = await lucia.post('/wps/member/info/nickname', { nickname });
      expect(body.value.field, nickname).toBe('nickname');
    }
    expect(await readField('nickname')).toEqual({ nickname: 'Lu' });
  });

  test('S7.26 an e-mail is stored, unless another member has it', async () => {
    const taken = await lucia.post('/wps/member/info/email', { email: 'Victor@example.com' });
    expect(taken.body.code).toBe('email_taken');
    await lucia.post('/wps/member/info/email', { email: 'lu@example.com' });
    expect(await readField('email')).toEqual({ email: 'lu@example.com' });
    const bad = await lucia.post('/wps/member/info/email', { email: 'lu@' });
    expect(bad.body.code).toBe('field_invalid');
  });

  test('S7.26 the payee name can be set once', async () => {
    const nora = await client.persona('newMember');
    expect(await readField('payeename', nora)).toEqual({ payeeName: null, isFixed: false });
    await nora.post('/wps/member/info/payeename', { payeeName: "Nora  D'Ángelo" });
    expect(await readField('payeename', nora)).toEqual({
      payeeName: "Nora D'Ángelo",
      isFixed: true,
    });
    const again = await nora.post('/wps/member/info/payeename', { payeeName: 'Otra Persona' });
    expect(again.body.code).toBe('payee_name_fixed');
    expect((await loadInfo(nora)).payeeName).toBe("Nora D'Ángelo");
  });

  test('S7.16 the head icon is sent as a form and is in the next reply', async () => {
    const { choices } = await readField('icon');
    const { body } = await lucia.form('/wps/member/info/icon', { icon: choices[4] });
    expect(body.value.icon).toBe(choices[4]);
    expect((await readField('icon')).icon).toBe(choices[4]);
    const foreign = await lucia.form('/wps/member/info/icon', {
      icon: 'https://evil.example/x.png',
    });
    expect(foreign.body.code).toBe('icon_unknown');
    expect((await readField('icon')).icon).toBe(choices[4]);
  });

  test('S6.14 visitors are always rejected, trial accounts when they change something', async () => {
    const trial = await client.persona('trial');
    for (const name of ['nickname', 'email', 'payeename', 'icon']) {
      const path = `/wps/member/info/${name}`;
      expect((await client.get(path)).status).toBe(401);
      expect((await trial.get(path)).status).toBe(200);
      const rejected = await trial.post(path, { [name]: 'x' });
      expect([rejected.status, rejected.body.code]).toEqual([403, 'real_account_needed']);
    }
  });
});
