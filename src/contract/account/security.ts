import { type } from 'arktype';
import { bankCard } from '../cashier/bankCard';
import { endpoint } from '../endpoint';

/** Numbers and addresses are masked. */
export const securityConfig = endpoint('GET', '/wps/member/securityConfig', {
  personal: ['mobile', 'email', 'payeeName'],
  module: 'COMM3',
  auth: 'member',
  out: type({
    /** What is absent here is not known: it is neither set nor missing. */
    'level?': "'low' | 'medium' | 'high'",
    /** Absent: `hasPaymentPassword` says it. */
    'hasPaymentPassword?': 'boolean',
    'hasQuestions?': 'boolean',
    /** Null: the member has none. */
    'mobile?': 'string | null',
    'email?': 'string | null',
    payeeName: 'string | null = null',
    'bankCards?': 'number.integer',
    'passkeys?': 'number.integer',
    /** How many questions must be answered. */
    questionsNeeded: 'number.integer = 3',
  }),
});
export type SecurityConfig = typeof securityConfig.out.infer;

export const hasPaymentPassword = endpoint('GET', '/wps/member/hasWithdrawalPassword', {
  auth: 'member',
  out: type({ hasWithdrawalPassword: 'boolean = false' }),
});

const text = 'string <= 200';

/** The first one needs the login password, a change needs the old payment password. */
export const setPaymentPassword = endpoint('POST', '/wps/member/paymentPassword', {
  auth: 'member',
  in: type({
    newPaymentPassword: text,
    confirmNewPaymentPassword: text,
    'oldPaymentPassword?': text,
    'password?': text,
  }),
  out: type({ 'hasWithdrawalPassword?': 'boolean' }),
});

const answer = type({ questionId: 'string <= 40', answer: '1 <= string <= 80' });
const answers = answer.array().atMostLength(8);

/** For a forgotten payment password. Needs the login password and all security answers. */
export const resetPaymentPassword = endpoint('POST', '/wps/member/paymentPassword/reset', {
  auth: 'member',
  in: type({
    password: text,
    answers,
    newPaymentPassword: text,
    confirmNewPaymentPassword: text,
  }),
  out: type({ 'hasWithdrawalPassword?': 'boolean' }),
});

/** The member's bank accounts, as the security center lists them. */
export const securityBankCards = endpoint('GET', '/wps/member/bankCard', {
  personal: ['bankCardId', 'accountNumber', 'holder'],
  auth: 'member',
  out: bankCard.array(),
});

/** All questions. With a session also which of them are answered. */
export const securityQuestions = endpoint('GET', '/wps/member/securityQuestions', {
  carries: ['language'],
  out: type({ questionId: 'string', question: 'string', isSet: 'boolean = false' }).array(),
});

/** Replaces all answers. */
export const setSecurityQuestions = endpoint('POST', '/wps/member/securityQuestions', {
  auth: 'member',
  in: type({ password: text, answers }),
  out: type({ 'saved?': 'boolean' }),
});
