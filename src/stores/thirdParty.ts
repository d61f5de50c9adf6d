import { computed } from '@kit/signals';
import { thirdPartyToken } from '../contract/thirdParty';
import type { Host } from './host';
import { createSystem } from './system';

/** The version of the sign-in service that this client supports. */
export const THIRD_PARTY_SDK = '10.14.1';

export type SocialChannel = 'google' | 'facebook';

/** Sign-in by another service. The service is simulated: no code of it is downloaded. */
export function createThirdParty({ call, use }: Host) {
  const { settings, hasFlag } = use(createSystem);
  const isReady = computed(() => {
    const service = settings.value?.thirdParty;
    return service?.ready === true && service.version === THIRD_PARTY_SDK;
  });
  const isOffered = (name: string) => {
    const isOn = hasFlag(name);
    return computed(() => isOn.value && isReady.value);
  };

  return {
    isReady,
    hasGoogle: isOffered('GOOGLELOGIN3'),
    hasFacebook: isOffered('FACEBOOKLOGIN3'),
    /** Whether the service sends the SMS codes too. */
    sendsSms: isOffered('FIREBASESMS3'),

    tokenOfEmail: async (channel: SocialChannel, email: string) =>
      (await call(thirdPartyToken, { channel, email })).idToken,

    tokenOfNumber: async (number: {
      mobileNum: string;
      countryDialingCode: string;
      verificationCode: string;
    }) => (await call(thirdPartyToken, { channel: 'sms', ...number })).idToken,
  };
}
