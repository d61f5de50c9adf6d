import type { Definition } from '../../src/contract/endpoint';
import { PLATFORM } from '../../src/contract/platform';
import type { RawInput } from './input';
import { reject } from './requestError';

/** The sites of this backend. A brand of deploy/brands has a merchant and one for trials. */
const MERCHANTS = ['feria', 'feriatrial', 'marea', 'mareatrial'];

const LANGUAGE = /^[A-Z]{2}(-[A-Z]{2})?$/;

const isMerchant = (value: string) => MERCHANTS.includes(value);

const carriedChecks: Record<string, (value: string) => boolean> = {
  merchant: isMerchant,
  merchantCode: isMerchant,
  merchant_code: isMerchant,
  platform: (value) => value === PLATFORM,
  language: (value) => LANGUAGE.test(value),
};

/**
 * Rejects a request with another constant than the call has, another platform, an invalid language or an
 * unknown merchant. A value that is absent is not checked.
 */
export function checkClient(
  { fixed = {}, carries = [] }: Definition<unknown, unknown>,
  request: Request,
  rawInput: RawInput,
) {
  const isWrong = (name: string, isRight: (value: string) => boolean) =>
    rawInput[name] !== undefined && !isRight(String(rawInput[name]));
  const wrong = [
    ...Object.entries(fixed)
      .filter(([name, constant]) => isWrong(name, (value) => value === String(constant)))
      .map(([name]) => name),
    ...carries.filter((name) => isWrong(name, carriedChecks[name] ?? (() => true))),
    ...(isMerchant(request.headers.get('Merchant') ?? 'feria') ? [] : ['Merchant']),
  ];
  if (wrong.length) reject('malformed', { status: 400, message: `wrong: ${wrong.join(', ')}` });
}

/** A call that carries a language gets its content in it. */
export function languageOf(
  { carries = [] }: Definition<unknown, unknown>,
  request: Request,
  { language }: RawInput,
) {
  const carried = carries.includes('language') && typeof language === 'string' ? language : '';
  return carried || (request.headers.get('Language') ?? 'ES');
}
