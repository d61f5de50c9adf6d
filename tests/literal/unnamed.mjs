// The specification mentions these calls without a path ("MCS2 relays for bank cards, deposit banks, …")
// or says only what their screen is. Paths and fields are those that `npm run openapi` documents.

/** @typedef {import('./accounts.mjs').Call} Call */

/** @param {Call} call */
function deposit({ member, parameters: { amount } }) {
  const depositId = `d${member.deposits.length + 1}`;
  member.deposits.unshift({ depositId, amount, state: 'pending', at: Date.now() });
}

/** @type {Record<string, (call: Call) => unknown>} */
export const unnamedCalls = {
  'GET /wps/system/customerService': () => [
    { csType: 'WHATSAPP', path: encodeURIComponent(btoa('https://wa.me/51999999999')) },
  ],
  'GET /wps/wallets/merchant': () => ({ currency: 'PEN', symbol: 'S/' }),
  'GET /wps/relay/MCS2_getPendingContracts': () => ({ dailysalreqtype: '' }),
  'GET /wps/relay/MCS2_getDepositBanks': () => ({
    methods: [{ methodId: 'm1', category: 'wallet', via: 'gateway', name: 'Billetera' }],
  }),
  'GET /wps/relay/MCS2_getDepositPromos': () => undefined,
  'POST /wps/relay/MCS2_paymentGateway': deposit,
  'GET /wps/relay/MCS2_depositReport': ({ member }) => ({ content: member.deposits }),
  'GET /wps/relay/MCS2_getBankCards': () => [{ bankCardId: 'b1', accountNumber: '****1234' }],
  'GET /wps/relay/MCS2_withdrawInfo': ({ member }) => ({ available: member.balance }),
  'GET /wps/relay/MCS2_withdrawReport': ({ member }) => ({ content: member.withdrawals }),
  'GET /wps/relay/ODS2_MemberBetRecord': () => ({
    content: [{ betId: 'b1', at: Date.now(), gameName: 'Juego RNG 1', stake: 5, win: 0 }],
  }),
  'GET /wps/relay/ODS2_MemberProfitLoss': () => ({ days: [] }),
  'GET /wps/relay/ODSFE2_teamReport': () => undefined,
  'GET /wps/relay/ODSFE2_commissionReport': () => ({ content: [] }),
  'GET /wps/relay/ODSFE2_transferReport': ({ member }) => ({ content: member.transfers }),
  'GET /wps/relay/MCS2_getInviteLink': ({ origin }) => ({ url: `${origin}/m/register` }),
};
