import { expect, test } from 'vitest';
import * as captcha from '../../src/contract/account/captcha';
import * as login from '../../src/contract/account/login';
import * as register from '../../src/contract/account/register';
import * as security from '../../src/contract/account/security';
import * as agent from '../../src/contract/agents/agent';
import * as walletTransfer from '../../src/contract/cashier/walletTransfer';
import * as withdraw from '../../src/contract/cashier/withdraw';
import * as betting from '../../src/contract/lottery/betting';
import * as notice from '../../src/contract/messages/notice';
import * as transaction from '../../src/contract/records/transaction';

const contracts = [
  ...[agent, betting, captcha, login, notice, register, security],
  ...[transaction, walletTransfer, withdraw],
];
const endpoints = contracts
  .flatMap((contract) => Object.values(contract) as unknown[])
  .filter((each): each is { path: string; module?: string } =>
    Boolean(each && typeof each === 'object' && 'method' in each && 'path' in each),
  );

test.each([
  ['COMM3', '/wps/session/login/freeplay'],
  ['COMM3', '/wps/member/securityConfig'],
  ['FUNDTRANS3', '/wps/relay/GCS_walletTransfer'],
  ['FUNDTRANS3', '/wps/transaction/withdraw'],
  ['AGEANNOUNCE3', '/wps/relay/MCSFE_getListAnnouncements'],
  ['MEMTRANS3', '/wps/relay/ODS2_MemberBetRecord'],
  ['MEMTRANS3', '/wps/relay/ODS2_MemberTransaction'],
  ['PERSPNL3', '/wps/relay/ODS2_MemberProfitLoss'],
  ['AGEINFO3', '/wps/relay/ODSFE2_teamReport'],
  ['AGEDOWNMAN3', '/wps/agent/downlines'],
  ['REG3', '/wps/member/register'],
  ['REG3', '/wps/member/register/mobile'],
  ['CAPTCHA3', '/wps/captcha'],
])('S3.20 the module id %s is sent with %s', (module, path) => {
  expect(endpoints.find((each) => each.path === path)?.module).toBe(module);
});
