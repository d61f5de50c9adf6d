/** @typedef {import('./accounts.mjs').Call} Call */

/** @type {Record<string, (call: Call) => unknown>} */
export const agentCalls = {
  'GET /wps/agent/downline': () => undefined,
  'GET /wps/agent/downlines': () => ({ content: [] }),
  'POST /wps/agent/transferDownline': () => undefined,
  'POST /wps/agent/transferMultipleDownline': () => undefined,
  'POST /wps/agent/updateDownlineRebates': () => undefined,
  'GET /wps/relay/MCS2_getSalaryContract': () => ({ dailysalreqtype: '' }),
  'GET /wps/relay/MCS2_getDevidendContract': () => ({ divtypecompperiodreq: '' }),
  'GET /wps/relay/MCS2_getHourContract': () => ({ contracthoursalreq: '' }),
};
