import { questions } from '../../../fixtures/account/questions';
import * as contract from '../../../src/contract/account/security';
import { type HandlerContext, handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { forgetFailures } from '../../db/account/attempt';
import { passkeysOf } from '../../db/account/passkey';
import { securityOf, updateSecurity } from '../../db/account/security';
import { requireField } from '../../rules/account/fields';
import { requirePassword } from '../../rules/account/password';
import { checkPaymentPassword } from '../../rules/account/paymentPassword';
import { normalizeAnswer, requireAnswers } from '../../rules/account/recovery';
import { bankCardsOf, toWireCard } from '../cashier/bankCard';

const QUESTIONS_NEEDED = 3;

const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2');
const maskedMobile = (mobile: string) => `***${mobile.slice(-3)}`;

/** The level for this many of the five security items. */
function securityLevel(itemsSet: number): contract.SecurityConfig['level'] {
  if (itemsSet < 2) return 'low';
  return itemsSet < 4 ? 'medium' : 'high';
}

type NewPaymentPassword = { newPaymentPassword: string; confirmNewPaymentPassword: string };

/** Stores a new payment password if the rules allow it. The caller has checked the owner. */
async function savePaymentPassword(context: HandlerContext<NewPaymentPassword>) {
  const { newPaymentPassword: newPassword, confirmNewPaymentPassword: confirmation } =
    context.input;
  requireField(context, 'paymentPassword', newPassword, 'newPaymentPassword');
  if (newPassword !== confirmation) {
    reject('confirm_mismatch', { value: { field: 'confirmNewPaymentPassword' } });
  }
  await updateSecurity(context.db, context.member.id, { paymentPassword: newPassword });
  return { hasWithdrawalPassword: true };
}

export const security = [
  handle(contract.securityConfig, ({ db, member }) => {
    const { paymentPassword, answers } = securityOf(db, member.id);
    const { mobile, email, payeeName } = member;
    const hasPaymentPassword = paymentPassword !== null;
    const hasQuestions = answers.length > 0;
    const passkeyCount = passkeysOf(db, member.id).length;
    const items = [hasPaymentPassword, hasQuestions, mobile, email, passkeyCount];
    return {
      level: securityLevel(items.filter(Boolean).length),
      hasPaymentPassword,
      hasQuestions,
      mobile: mobile && maskedMobile(mobile),
      email: email && maskedEmail(email),
      payeeName,
      bankCards: bankCardsOf(db, member.id).length,
      passkeys: passkeyCount,
      questionsNeeded: QUESTIONS_NEEDED,
    };
  }),

  handle(contract.hasPaymentPassword, ({ db, member }) => ({
    hasWithdrawalPassword: securityOf(db, member.id).paymentPassword !== null,
  })),

  handle(contract.setPaymentPassword, async (context) => {
    const { db, member, input } = context;
    if (securityOf(db, member.id).paymentPassword === null) {
      await requirePassword(db, member, input.password);
    } else {
      await checkPaymentPassword(db, member.id, input.oldPaymentPassword);
    }
    return savePaymentPassword(context);
  }),

  handle(contract.resetPaymentPassword, async (context) => {
    const { db, member, input } = context;
    await requirePassword(db, member, input.password);
    await requireAnswers(db, member, input.answers);
    const reply = await savePaymentPassword(context);
    forgetFailures(db, `payment/${member.id}`);
    return reply;
  }),

  handle(contract.securityBankCards, ({ db, member }) =>
    bankCardsOf(db, member.id).map(toWireCard),
  ),

  handle(contract.securityQuestions, ({ db, caller, language }) => {
    const answers = caller ? securityOf(db, caller.member.id).answers : [];
    return questions.map(({ id: questionId, ...texts }) => ({
      questionId,
      question: texts[language],
      isSet: answers.some((answer) => answer.questionId === questionId),
    }));
  }),

  handle(contract.setSecurityQuestions, async ({ db, member, input }) => {
    await requirePassword(db, member, input.password);
    const answers = input.answers.map(({ questionId, answer }) => ({
      questionId,
      answer: normalizeAnswer(answer),
    }));
    const questionIds = new Set(answers.map(({ questionId }) => questionId));
    const isValid =
      questionIds.size === answers.length &&
      answers.length >= QUESTIONS_NEEDED &&
      answers.every(
        (answer) => answer.answer && questions.some(({ id }) => id === answer.questionId),
      );
    if (!isValid) reject('questions_invalid', { value: { field: 'answers' } });
    await updateSecurity(db, member.id, { answers });
    return { saved: true };
  }),
];
