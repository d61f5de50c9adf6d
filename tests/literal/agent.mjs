import { downlineOf } from './accounts.mjs';
import { Rejection } from './request.mjs';

/** @typedef {import('./accounts.mjs').Call} Call */

/** @param {Call} call @param {string} account */
function receiverOf({ member }, account) {
  const found = downlineOf(member).find(({ username }) => username === account);
  if (!found) throw new Rejection('User does not exist or is disabled');
  return found;
}

/** @param {Call} call @param {{ account: string, amount: number }} transfer */
function transfer(call, { account, amount }) {
  const receiver = receiverOf(call, account);
  const { member } = call;
  if (!(amount > 0) || amount > member.balance) throw new Rejection('The balance is not enough');
  member.balance -= amount;
  receiver.balance += amount;
  member.transfers.unshift({ transferId: `t${member.transfers.length + 1}`, account, amount });
}

/** @type {Record<string, (call: Call) => unknown>} */
export const agentCalls = {
  'GET /wps/agent/downline': (call) => ({
    account: receiverOf(call, call.parameters.account).username,
  }),
  'GET /wps/agent/downlines': ({ member, parameters: { name = '' } }) => ({
    content: downlineOf(member)
      .map(({ username }) => ({ account: username }))
      .filter(({ account }) => account.includes(name)),
  }),
  'POST /wps/agent/transferDownline': (call) => {
    transfer(call, call.parameters);
  },
  'POST /wps/agent/transferMultipleDownline': (call) => {
    for (const one of call.parameters.transfers) transfer(call, one);
  },
  'POST /wps/agent/updateDownlineRebates': () => undefined,
  'GET /wps/relay/MCS2_getSalaryContract': () => ({ dailysalreqtype: '' }),
  'GET /wps/relay/MCS2_getDevidendContract': () => ({ divtypecompperiodreq: 'monthly' }),
  'GET /wps/relay/MCS2_getHourContract': () => ({ contracthoursalreq: '' }),
};
