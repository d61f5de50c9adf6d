import type { Handled } from './core/handle';
import { captcha } from './handlers/captcha';
import { favourite } from './handlers/favourite';
import { game } from './handlers/game';
import { member } from './handlers/member';
import { notice } from './handlers/notice';
import { register } from './handlers/register';
import { session } from './handlers/session';
import { sms } from './handlers/sms';
import { system } from './handlers/system';
import { thirdParty } from './handlers/thirdParty';
import { wallet } from './handlers/wallet';
import { winner } from './handlers/winner';

/** Every call the backend answers, once. A new noun adds its line. */
export const handled: Handled[] = [
  ...favourite,
  ...game,
  ...member,
  ...notice,
  ...session,
  ...system,
  ...wallet,
  ...winner,
  ...captcha,
  ...register,
  ...sms,
  ...thirdParty,
];
