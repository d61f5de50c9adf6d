import type { EndpointHandler } from './core/handle';
import { agent } from './handlers/agent';
import { agentContract } from './handlers/agentContract';
import { bankCard } from './handlers/bankCard';
import { betting } from './handlers/betting';
import { captcha } from './handlers/captcha';
import { chat } from './handlers/chat';
import { deposit } from './handlers/deposit';
import { depositMethod } from './handlers/depositMethod';
import { exclusion } from './handlers/exclusion';
import { favourite } from './handlers/favourite';
import { feedback } from './handlers/feedback';
import { game } from './handlers/game';
import { gameFacts } from './handlers/gameFacts';
import { gameFilter } from './handlers/gameFilter';
import { help } from './handlers/help';
import { kyc } from './handlers/kyc';
import { launch } from './handlers/launch';
import { limit } from './handlers/limit';
import { lottery } from './handlers/lottery';
import { mail } from './handlers/mail';
import { member } from './handlers/member';
import { notice } from './handlers/notice';
import { order } from './handlers/order';
import { passkey } from './handlers/passkey';
import { password } from './handlers/password';
import { playHistory } from './handlers/playHistory';
import { promotion } from './handlers/promotion';
import { realityCheck } from './handlers/realityCheck';
import { rebate } from './handlers/rebate';
import { recent } from './handlers/recent';
import { referral } from './handlers/referral';
import { register } from './handlers/register';
import { reward } from './handlers/reward';
import { round } from './handlers/round';
import { security } from './handlers/security';
import { session } from './handlers/session';
import { sms } from './handlers/sms';
import { system } from './handlers/system';
import { thirdParty } from './handlers/thirdParty';
import { vip } from './handlers/vip';
import { wallet } from './handlers/wallet';
import { winner } from './handlers/winner';
import { withdraw } from './handlers/withdraw';

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
  ...promotion,
  ...rebate,
  ...reward,
  ...round,
  ...vip,
  ...withdraw,
  ...limit,
  ...exclusion,
  ...realityCheck,
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
