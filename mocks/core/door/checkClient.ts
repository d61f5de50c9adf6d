import type { Definition } from '../../../src/contract/endpoint';
import { PLATFORM } from '../../../src/contract/site/platform';
import { isMerchant, mainMerchant } from '../hosts/hostSites';
import type { RawInput } from '../input';
import { reject } from '../messages/requestError';

const LANGUAGE = /^[A-Z]{2}(-[A-Z]{2})?$/;

/** The valid values of the parameters that a client sends with many calls (`carries`). */
const CARRIED_CHECKS: Record<string, (value: string) => boolean> = {
  merchant: isMerchant,
  merchantCode: isMerchant,
  merchant_code: isMerchant,
  platform: (value) => value === PLATFORM,
  language: (value) => LANGUAGE.test(value),
};

/**
 * Rejects a request in which a constant of the call has another value, with another platform, an invalid language or an
 * unknown merchant. Values that are absent are not checked.
 */
export function checkClient(
  { fixed = {}, carries = [] }: Definition<unknown, unknown>,
  request: Request,
  rawInput: RawInput,
) {
  const isWrong = (name: string, isAllowed: (value: string) => boolean) =>
    rawInput[name] !== undefined && !isAllowed(String(rawInput[name]));
  const wrongNames = [
    ...Object.entries(fixed)
      .filter(([name, constant]) => isWrong(name, (value) => value === String(constant)))
      .map(([name]) => name),
    ...carries.filter((name) => isWrong(name, CARRIED_CHECKS[name] ?? (() => true))),
    ...(isMerchant(request.headers.get('Merchant') ?? mainMerchant()) ? [] : ['Merchant']),
  ];
  if (wrongNames.length)
    reject('malformed', { status: 400, message: `wrong: ${wrongNames.join(', ')}` });
}

/** The language of the reply: the parameter of a call that carries a language, or else the header. */
export function languageOf(
  { carries = [] }: Definition<unknown, unknown>,
  request: Request,
  { language }: RawInput,
) {
  const carried = carries.includes('language') && typeof language === 'string' ? language : '';
  return carried || (request.headers.get('Language') ?? 'ES');
}
