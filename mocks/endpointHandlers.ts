import type { EndpointHandler } from './core/handle';
import { captcha } from './handlers/account/captcha';
import { kyc } from './handlers/account/kyc';
import { member } from './handlers/account/member';
import { passkey } from './handlers/account/passkey';
import { password } from './handlers/account/password';
import { register } from './handlers/account/register';
import { security } from './handlers/account/security';
import { session } from './handlers/account/session';
import { sms } from './handlers/account/sms';
import { thirdParty } from './handlers/account/thirdParty';
import { agent } from './handlers/agents/agent';
import { agentContract } from './handlers/agents/agentContract';
import { bankCard } from './handlers/cashier/bankCard';
import { deposit } from './handlers/cashier/deposit';
import { depositMethod } from './handlers/cashier/depositMethod';
import { wallet } from './handlers/cashier/wallet';
import { withdraw } from './handlers/cashier/withdraw';
import { favourite } from './handlers/games/favourite';
import { game } from './handlers/games/game';
import { gameFacts } from './handlers/games/gameFacts';
import { gameFilter } from './handlers/games/gameFilter';
import { launch } from './handlers/games/launch';
import { recent } from './handlers/games/recent';
import { round } from './handlers/games/round';
import { winner } from './handlers/games/winner';
import { betting } from './handlers/lottery/betting';
import { lottery } from './handlers/lottery/lottery';
import { order } from './handlers/lottery/order';
import { chat } from './handlers/messages/chat';
import { feedback } from './handlers/messages/feedback';
import { help } from './handlers/messages/help';
import { mail } from './handlers/messages/mail';
import { notice } from './handlers/messages/notice';
import { bonus } from './handlers/promotions/bonus';
import { promotion } from './handlers/promotions/promotion';
import { rebate } from './handlers/promotions/rebate';
import { referral } from './handlers/promotions/referral';
import { reward } from './handlers/promotions/reward';
import { vip } from './handlers/promotions/vip';
import { statement } from './handlers/records/statement';
import { exclusion } from './handlers/safePlay/exclusion';
import { gameExclusion } from './handlers/safePlay/gameExclusion';
import { limit } from './handlers/safePlay/limit';
import { playHistory } from './handlers/safePlay/playHistory';
import { realityCheck } from './handlers/safePlay/realityCheck';
import { sessionPlan } from './handlers/safePlay/sessionPlan';
import { system } from './handlers/site/system';

/** The handlers of all endpoints. A new domain adds its line here. */
export const endpointHandlers: EndpointHandler[] = [
  ...favourite,
  ...game,
  ...member,
  ...notice,
  ...session,
  ...system,
  ...bankCard,
  ...betting,
  ...deposit,
  ...depositMethod,
  ...order,
  ...bonus,
  ...promotion,
  ...rebate,
  ...reward,
  ...round,
  ...vip,
  ...statement,
  ...withdraw,
  ...limit,
  ...exclusion,
  ...realityCheck,
  ...sessionPlan,
  ...gameExclusion,
  ...playHistory,
  ...gameFacts,
  ...gameFilter,
  ...wallet,
  ...winner,
  ...captcha,
  ...register,
  ...sms,
  ...thirdParty,
  ...agent,
  ...agentContract,
  ...chat,
  ...feedback,
  ...help,
  ...kyc,
  ...launch,
  ...lottery,
  ...mail,
  ...recent,
  ...referral,
  ...passkey,
  ...password,
  ...security,
];
