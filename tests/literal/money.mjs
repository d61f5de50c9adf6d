import { Rejection } from './request.mjs';

/** @typedef {import('./accounts.mjs').Call} Call */

/** @param {Call} call */
function withdraw({ member, parameters: { amount } }) {
  if (amount > member.balance) throw new Rejection('The balance is not enough');
  member.balance -= amount;
  const withdrawId = `w${member.withdrawals.length + 1}`;
  member.withdrawals.unshift({ withdrawId, amount, state: 'pending', at: Date.now() });
}

/** @type {Record<string, (call: Call) => unknown>} */
export const moneyCalls = {
  'GET /wps/wallets/gcs': ({ member }) => ({ sumBalance: member.balance }),
  'POST /wps/relay/GCS_walletTransfer': () => undefined,
  'GET /wps/relay/ODS2_MemberTransaction': () => ({
    content: [{ id: 't1', at: Date.now(), txCode: 'DEPOSIT', amount: 500 }],
  }),
  'GET /wps/relay/GLS2_TxCodeList': () => [{ txCode: 'DEPOSIT', name: 'Depósito' }],
  'POST /wps/transaction/withdraw': withdraw,
  'GET /wps/member/securityConfig': () => undefined,
  'GET /wps/member/hasWithdrawalPassword': () => undefined,
  'POST /wps/member/paymentPassword': () => undefined,
  'POST /wps/member/paymentPassword/reset': () => undefined,
  'GET /wps/member/bankCard': () => undefined,
  'GET /wps/member/securityQuestions': () => undefined,
};
