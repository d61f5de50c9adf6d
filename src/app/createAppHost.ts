import { isStandalone } from '@kit/device';
import { createJweCodec } from '../api/codec';
import { createCall } from '../api/createCall';
import type { Carried } from '../contract/endpoint';
import { language } from '../i18n/locale';
import { createHost, type Host } from '../stores/host';
import { createSession } from '../stores/session';
import { createSystem } from '../stores/system';
import { warnOfDropped, withErrorLog } from './withErrorLog';

export const MERCHANT = 'feria';

/** The API has no game lists in Urdu, so Urdu uses the English ones. */
const apiLanguage = () => (language.peek() === 'UR' ? 'EN' : language.peek());

export function createAppHost(onUnknownToken: (token: string) => void): Host {
  return createHost((host) => {
    const info = () => host.use(createSession).info.peek();
    const merchant = () => info()?.merchantCode ?? MERCHANT;
    const carried: Record<Carried, () => string | undefined> = {
      token: () => info()?.token,
      merchant,
      merchantCode: merchant,
      merchant_code: merchant,
      language: apiLanguage,
    };
    const call = createCall({
      headers: () => ({
        Token: info()?.token,
        Merchant: merchant(),
        Language: language.peek(),
        Device: isStandalone() ? 'OTHERS' : 'H5',
      }),
      carried: (name) => carried[name](),
      codec: createJweCodec(() => host.use(createSystem).publicKey()),
      onUnknownToken,
      ...(import.meta.env.DEV ? { onDropped: warnOfDropped } : {}),
    });
    return import.meta.env.DEV ? withErrorLog(call) : call;
  });
}
