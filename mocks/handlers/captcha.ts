import * as contract from '../../src/contract/captcha';
import { handle } from '../core/handle';
import { newCaptcha } from '../db/captcha';
import { WORK_BITS } from '../rules/captcha';
import { drawCaptcha } from '../rules/captchaPicture';

export const captcha = [
  handle(contract.captcha, async ({ db, input: { kind = 'picture' } }) => {
    const { id: captchaId, code, expiresAt } = await newCaptcha(db, kind);
    if (kind === 'work') return { captchaId, kind, challenge: code, bits: WORK_BITS, expiresAt };
    return { captchaId, kind, image: await drawCaptcha(code, db.random), expiresAt };
  }),
];
