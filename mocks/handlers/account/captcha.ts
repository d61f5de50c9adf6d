import * as contract from '../../../src/contract/account/captcha';
import { handle } from '../../core/handle';
import { newCaptcha } from '../../db/account/captcha';
import { WORK_BITS } from '../../rules/account/captcha';
import { drawCaptcha } from '../../rules/account/captchaPicture';

export const captcha = [
  handle(contract.captcha, async ({ db, input: { kind = 'picture' } }) => {
    const { id: captchaId, code, expiresAt } = await newCaptcha(db, kind);
    if (kind === 'work') return { captchaId, kind, challenge: code, bits: WORK_BITS, expiresAt };
    return { captchaId, kind, image: await drawCaptcha(code, db.random), expiresAt };
  }),
];
