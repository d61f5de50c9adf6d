import type { Schema } from '../../src/contract/schema';

const PERSON = 'Lucía Quispe';
const VENDOR = 'Papagayo';
const ADDRESS = 'https://feria.example';
const PICTURE = 'art/games/carnaval-240.webp';
const TOKEN = 'a1b2c3d4e5f60718';

/**
 * Texts by the name of a field. The first pattern that fits is used. A pattern names a whole word of the name: without
 * that, `tournamentId` would be a name of a person.
 */
const TEXTS: [namePattern: RegExp, text: string][] = [
  [/^currencyPosition$/, 'A'],
  [/Color$/, '#102030'],
  [/^accountNumber$/, '1941234567890'],
  [/^accountTypeName$/, VENDOR],
  [/^(accountId|account|user_?[nN]ame)$|Account$/, 'lucia'],
  [/^(upline|proposedBy)$/, 'agustin'],
  [/([tT]oken|[tT]icket|Digest|Data|JSON)$|^(attestation\w*|challenge|signature)$/, TOKEN],
  [/^rpId$/, 'feria.example'],
  [/(^i|I)ds?$/, '100004'],
  [/([eE]mail|^mail)$/, 'lucia@example.com'],
  [/[pP]assword$|^answer$/, 'Feria2025'],
  [/(^c|C)urrency$/, 'PEN'],
  [/^symbol$/, 'S/'],
  [/^imageCdns$|Origins$/, `${ADDRESS}/`],
  [/^(domains?|current)$/, 'feria.example'],
  [/([iI]con|[iI]mage|avatar|picture|photo|flag|^qr)$|^iconUrl$/, PICTURE],
  [/(^u|U)rl$|(^l|L)ink$/, `${ADDRESS}/m/home`],
  [/(^p|P)ath$/, '/m/home'],
  [/(^l|L)anguages?$/, 'ES'],
  [/[dD]ialing(Code)?$/, '51'],
  [/(^c|C)ountry$|^nationality$/, 'PE'],
  [/[mM]obile(No|Num)?$|(^p|P)hone$|^(whatsapp|zalo|sentTo)$/, '987654321'],
  [/(^d|D)(ay|ate)$/, '2026-05-04'],
  [/(^m|M)onth$/, '2026-05'],
  [/^(game|node)Name$|^game$/, 'Carnaval'],
  [/^(vendorName|displayName|vendor)$/, VENDOR],
  [/^bankName$/, 'Banco Andino'],
  [/^methodName$/, 'Billetera Sol'],
  [/^txName$/, 'Depósito'],
  [/^groupName$/, 'Noticias'],
  [/(^n|N)ame$|^(nickname|holder|payer|sender)$/, PERSON],
  [/(^t|T)itle$/, 'Noche de feria'],
  [/Address$/, 'Av. Arequipa 100, Lima'],
  [/^placeOfBirth$/, 'Lima'],
  [/^idNumber$/, '45678901'],
  [/^(verificationCode|captcha)$/, '123456'],
  [/^merchantCode$/, 'feria'],
  [/^gameCode$/, 'PG-100004'],
  [/^txCode$/, 'DEPOSIT'],
  [/^bankCode$/, 'ANDINO'],
  [/(^c|C)ode$|No$|^vassalage$/, 'PG'],
  [/^(gameType|gameCategory)$/, 'RNG'],
  [/^(wallet|from)$/, 'CASH'],
  [/^to$/, 'PG'],
  [/^lottoMode$/, 'Tradition'],
  [/[nN]umero$/, '20260504-031'],
  [/[nN]umbers$/, '07,21,33'],
  [/Amount$/, '50'],
  [/(^v|V)ersion$/, '1.0.0'],
  [/^ip$/, '203.0.113.7'],
  [/^mime$/, 'image/jpeg'],
];
/** Numbers by the name of a field. The first pattern that fits is used. */
const NUMBERS: [namePattern: RegExp, value: number][] = [
  // The multiplier of a round.
  [/^crashedAt$/, 2.5],
  [/(^a|A)t$|(^t|T)ime$|(^u|U)ntil$|^(from|to)$/, Date.UTC(2026, 4, 4, 15)],
  [/([aA]mount|[bB]alance|[bB]onus|[sS]take|[wW]in)/, 50],
];

/** Texts for fields with a pattern. Each pattern of the contract fits one of them, or names the texts that it allows. */
const PATTERN_TEXTS = ['lucia', '2026-05-04', '123456', '1234', '12', '1', 'a', '#102030', 'PE'];

/** A value that fits a schema, the same every time. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const option = schema.anyOf?.find(({ type }) => type !== 'null');
  if (option) return exampleOf(option, name);
  switch (schema.type) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return exampleOfArray(schema, name);
    case 'string':
      return exampleText(schema, name);
    case 'integer':
    case 'number':
      return exampleNumber(schema, name);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function exampleOfObject({ properties = {}, additionalProperties }: Schema) {
  const fields = Object.entries(properties).map(([name, one]) => [name, exampleOf(one, name)]);
  // An object with any names, such as the rebates by game type, gets one of them.
  if (!fields.length && additionalProperties) return { RNG: exampleOf(additionalProperties) };
  return Object.fromEntries(fields);
}

function exampleOfArray({ items = {}, minItems = 1, maxItems = 1 }: Schema, name: string) {
  const count = Math.min(Math.max(minItems, 1), Math.max(maxItems, minItems));
  return Array.from({ length: count }, () => exampleOf(items, name));
}

function exampleText({ pattern, minLength = 0, maxLength = 4000 }: Schema, name: string) {
  const fits = (text: string) => !pattern || new RegExp(pattern).test(text);
  const text = TEXTS.find(([namePattern]) => namePattern.test(name))?.[1] ?? 'texto';
  const named = pattern?.match(/\w+/g) ?? [];
  const example = [text, ...PATTERN_TEXTS, ...named].find(fits) ?? text;
  return example.slice(0, maxLength).padEnd(minLength, '0');
}

function exampleNumber({ type, ...limits }: Schema, name: string) {
  const { minimum, maximum = Number.POSITIVE_INFINITY, exclusiveMinimum } = limits;
  const usual = NUMBERS.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? usual : exclusiveMinimum + 1);
  const value = Math.min(Math.max(usual, least), maximum);
  return type === 'integer' ? Math.floor(value) : value;
}
