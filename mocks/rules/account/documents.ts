import type { FieldRule } from '../../../fixtures/account/registration';
import type { IdentityDocument } from '../../../src/config/markets/market';
import { matchesPattern } from './matchesPattern';

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

const weightedSum = (digits: string) =>
  [...digits].reduce((sum, digit, i) => sum + Number(digit) * (digits.length + 1 - i), 0);
const cpfDigit = (digits: string) => ((weightedSum(digits) * 10) % 11) % 10;

/** The digits or the letter by which a number proves that it was not mistyped. */
const checks: Record<NonNullable<IdentityDocument['check']>, (number: string) => boolean> = {
  cpf: (number) => {
    const isOneDigit = new Set(number).size === 1;
    const first = cpfDigit(number.slice(0, 9));
    const second = cpfDigit(number.slice(0, 9) + first);
    return !isOneDigit && number.endsWith(`${first}${second}`);
  },
  nif: (number) => {
    const digits = number.slice(0, -1).replace(/^[XYZ]/, (letter) => `${'XYZ'.indexOf(letter)}`);
    return number.endsWith(NIF_LETTERS[Number(digits) % NIF_LETTERS.length] ?? '');
  },
};

/** The rule of the registration for the documents of a market. */
export function documentRule(documents: readonly IdentityDocument[]): FieldRule {
  const examples = documents.map(({ name, example }) => `${name} (${example})`).join(', ');
  return {
    enabled: true,
    required: true,
    label: documents.map(({ name }) => name).join(' / '),
    pattern: `^(?:${documents.map(({ pattern }) => pattern).join('|')})$`,
    maxLength: 20,
    texts: {
      ES: `Revisa el número. Así se escribe: ${examples}`,
      EN: `Check the number. It is written like this: ${examples}`,
      VI: `Hãy kiểm tra số giấy tờ. Cách viết: ${examples}`,
      BN: `নম্বরটি দেখুন। এভাবে লেখা হয়: ${examples}`,
      'PT-BR': `Confira o número. É assim que se escreve: ${examples}`,
    },
  };
}

/** Whether the number of a document that fits its pattern also has the right check digits. */
export const hasRightCheckDigits = (documents: readonly IdentityDocument[], value: string) =>
  documents.some(
    ({ pattern, check }) =>
      matchesPattern(`^(?:${pattern})$`, value) !== false &&
      (!check || checks[check](value.replace(/[ .-]/g, '').toUpperCase())),
  );
