import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const fields = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap(
    (file) => readFileSync(`src/${file}`, 'utf8').match(/^( *)<TextField\b[\s\S]*?^\1\/>/gm) ?? [],
  );
const isKept = (field: string) => /^\s+isKept$/m.test(field);
/** The keys of texts do not count: the field with the label `t('password.email')` is no password. */
const isSecret = (field: string) =>
  /one-time-code|captcha|accountNumber|answer|code\.value|password/i.test(
    field.replace(/\bt\('[^']*'/g, ''),
  );

test('no field of a password, code, security answer or card number is kept over a reload', () => {
  const secret = fields.filter(isSecret);
  for (const part of ['one-time-code', 'captcha', 'accountNumber', 'code.value'])
    expect(secret.filter((field) => field.includes(part)).length, part).toBeGreaterThan(0);
  expect(secret.filter(isKept)).toEqual([]);
  expect(fields.filter(isKept).length).toBeGreaterThan(8);
});
