import { type } from 'arktype';
import { endpoint } from '../endpoint';

/** All but the last four digits of the account number are masked. */
export const bankCard = type({
  bankCardId: 'string',
  bankCode: "string = ''",
  bankName: "string = ''",
  accountNumber: 'string',
  holder: "string = ''",
  isDefault: 'boolean = false',
  addedAt: 'number = 0',
});
export type BankCard = typeof bankCard.infer;

export const banks = endpoint('GET', '/wps/relay/MCS2_getBanks', {
  auth: 'member',
  out: type({ bankCode: 'string', name: 'string' }).array(),
});

export const bankCards = endpoint('GET', '/wps/relay/MCS2_getBankCards', {
  personal: ['bankCardId', 'accountNumber', 'holder'],
  module: 'FUNDTRANS3',
  auth: 'member',
  out: bankCard.array(),
});

const target = type({ bankCardId: '1 <= string <= 40' });

export const addBankCard = endpoint('POST', '/wps/relay/MCS2_addBankCard', {
  personal: ['bankCardId', 'accountNumber', 'holder'],
  module: 'FUNDTRANS3',
  auth: 'member',
  in: type({
    bankCode: '1 <= string <= 20',
    accountNumber: '/^[0-9 -]{6,34}$/',
    holder: '1 <= string <= 80',
    'isDefault?': 'boolean',
  }),
  out: bankCard.or('null'),
});

export const removeBankCard = endpoint('POST', '/wps/relay/MCS2_removeBankCard', {
  module: 'FUNDTRANS3',
  auth: 'member',
  in: target,
  out: type({ 'success?': 'boolean' }),
});

export const setDefaultBankCard = endpoint('POST', '/wps/relay/MCS2_setDefaultBankCard', {
  personal: ['bankCardId', 'accountNumber', 'holder'],
  module: 'FUNDTRANS3',
  auth: 'member',
  in: target,
  out: bankCard.array(),
});
