import { isStandalone } from '@kit/web/device';
import type { CallContext } from '../api/context';
import { createCall } from '../api/createCall';
import { createSlowRequests } from '../api/slowRequests';
import { config } from '../config/config';
import type { Carried } from '../contract/endpoint';
import { PLATFORM } from '../contract/site/platform';
import { language } from '../i18n/locale';
import { createSession } from '../stores/account/session';
import { createHost, type Host } from '../stores/base/host';
import { startMalformedLog, withErrorLog } from './withErrorLog';

/** The API has no game lists in Urdu, so Urdu uses the English ones. */
const apiLanguage = () => (language.peek() === 'UR' ? 'EN' : language.peek());

/** What every request to the server contains. */
export function createCallContext(
  host: Host,
  onUnknownToken: (token: string) => void,
): CallContext {
  const info = () => host.use(createSession).info.peek();
  const merchant = () => info()?.merchantCode ?? config.merchant;
  const carried: Record<Carried, () => string | undefined> = {
    // In the payload of a GET it would be in the address, which servers and proxies log.
    token: () => (config.tokenInPayload ? info()?.token : undefined),
    merchant,
    merchantCode: merchant,
    merchant_code: merchant,
    platform: () => config.platform ?? PLATFORM,
    language: apiLanguage,
  };
  return {
    baseURL: config.apiBase,
    headers: () => ({
      Token: info()?.token,
      Merchant: merchant(),
      Language: language.peek(),
      Device: isStandalone() ? 'OTHERS' : 'H5',
    }),
    carried: (name) => carried[name](),
    codec: async () => (await import('../stores/site/encryption')).bodyCodec(host),
    onUnknownToken,
    expiredCodes: config.expiredCodes,
    watchRequest: host.use(createSlowRequests).watchRequest,
    onMalformed: (detail) => dispatchEvent(new CustomEvent('malformed', { detail })),
  };
}

export function createAppHost(onUnknownToken: (token: string) => void): Host {
  return createHost((host) => {
    const call = createCall(createCallContext(host, onUnknownToken));
    if (!import.meta.env.DEV) return call;
    host.own(startMalformedLog());
    return withErrorLog(call);
  });
}
