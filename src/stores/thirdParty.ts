import { computed } from '@kit/signals';
import { thirdPartyToken } from '../contract/thirdParty';
import type { Host } from './host';
import { createSystem } from './system';

/** The release of the sign-in service that this client was written for. */
export const THIRD_PARTY_SDK = '10.14.1';

export type SocialChannel = 'google' | 'facebook';

/** Sign-in by someone else's word. The service is a stand-in: nothing of it is downloaded. */
export function createThirdParty({ call, use }: Host) {
  const { site, hasFlag } = use(createSystem);
  const isReady = computed(() => {
    const service = site.value?.thirdParty;
    return service?.ready === true && service.version === THIRD_PARTY_SDK;
  });
  const offers = (name: string) => {
    const isOn = hasFlag(name);
    return computed(() => isOn.value && isReady.value);
  };

  return {
    isReady,
    hasGoogle: offers('GOOGLELOGIN3'),
    hasFacebook: offers('FACEBOOKLOGIN3'),
    /** Codes by SMS go through the service too. */
    sendsSms: offers('FIREBASESMS3'),

    tokenOfEmail: async (channel: SocialChannel, email: string) =>
      (await call(thirdPartyToken, { channel, email })).idToken,

    tokenOfNumber: async (number: {
      mobileNum: string;
      countryDialingCode: string;
      verificationCode: string;
    }) => (await call(thirdPartyToken, { channel: 'sms', ...number })).idToken,
  };
}
