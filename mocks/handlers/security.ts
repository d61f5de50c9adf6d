import { questions } from '../../fixtures/questions';
import * as contract from '../../src/contract/security';
import { type Ask, handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { forgetFailures } from '../db/attempt';
import { passkeysOf } from '../db/passkey';
import { keepSecurity, securityOf } from '../db/security';
import { needField } from '../rules/fields';
import { needPassword } from '../rules/password';
import { checkPaymentPassword } from '../rules/paymentPassword';
import { needAnswers, plain } from '../rules/recovery';
import { cardsOf, toWireCard } from './bankCard';

const QUESTIONS_NEEDED = 3;

const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2');
const maskedMobile = (mobile: string) => `***${mobile.slice(-3)}`;

type Wish = { newPaymentPassword: string; confirmNewPaymentPassword: string };

/** Once its owner is proven: the new one, if the rules allow it. */
async function keepPaymentPassword(ask: Ask<Wish>) {
  const { newPaymentPassword: wished, confirmNewPaymentPassword: confirmed } = ask.input;
  needField(ask, 'paymentPassword', wished, 'newPaymentPassword');
  if (wished !== confirmed) {
    refuse('confirm_mismatch', { value: { field: 'confirmNewPaymentPassword' } });
  }
  await keepSecurity(ask.db, ask.member.id, { paymentPassword: wished });
  return { hasWithdrawalPassword: true };
}

export const security = [
  handle(contract.securityConfig, ({ db, member }) => {
    const { paymentPassword, answers } = securityOf(db, member.id);
    const { mobile, email, payeeName } = member;
    const hasPaymentPassword = paymentPassword !== null;
    const hasQuestions = answers.length > 0;
    const keys = passkeysOf(db, member.id).length;
    const guards = [hasPaymentPassword, hasQuestions, mobile, email, keys].filter(Boolean).length;
    return {
      level: guards < 2 ? ('low' as const) : guards < 4 ? ('medium' as const) : ('high' as const),
      hasPaymentPassword,
      hasQuestions,
      mobile: mobile && maskedMobile(mobile),
      email: email && maskedEmail(email),
      payeeName,
      bankCards: cardsOf(db, member.id).length,
      passkeys: keys,
      questionsNeeded: QUESTIONS_NEEDED,
    };
  }),

  handle(contract.hasPaymentPassword, ({ db, member }) => ({
    hasWithdrawalPassword: securityOf(db, member.id).paymentPassword !== null,
  })),

  handle(contract.setPaymentPassword, async (ask) => {
    const { db, member, input } = ask;
    if (securityOf(db, member.id).paymentPassword === null) {
      await needPassword(db, member, input.password);
    } else {
      await checkPaymentPassword(db, member.id, input.oldPaymentPassword);
    }
    return keepPaymentPassword(ask);
  }),

  handle(contract.resetPaymentPassword, async (ask) => {
    const { db, member, input } = ask;
    await needPassword(db, member, input.password);
    await needAnswers(db, member, input.answers);
    const kept = await keepPaymentPassword(ask);
    forgetFailures(db, `payment/${member.id}`);
    return kept;
  }),

  handle(contract.securityBankCards, ({ db, member }) => cardsOf(db, member.id).map(toWireCard)),

  handle(contract.securityQuestions, ({ db, caller, language }) => {
    const answers = caller ? securityOf(db, caller.member.id).answers : [];
    return questions.map(({ id: questionId, ...texts }) => ({
      questionId,
      question: texts[language],
      isSet: answers.some((one) => one.questionId === questionId),
    }));
  }),

  handle(contract.setSecurityQuestions, async ({ db, member, input }) => {
    await needPassword(db, member, input.password);
    const answers = input.answers.map(({ questionId, answer }) => ({
      questionId,
      answer: plain(answer),
    }));
    const known = new Set(answers.map(({ questionId }) => questionId));
    const isWhole =
      known.size === answers.length &&
      answers.length >= QUESTIONS_NEEDED &&
      answers.every((one) => one.answer && questions.some(({ id }) => id === one.questionId));
    if (!isWhole) refuse('questions_invalid', { value: { field: 'answers' } });
    await keepSecurity(db, member.id, { answers });
    return { saved: true };
  }),
];
