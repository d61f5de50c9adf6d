import { computed, signal } from '@kit/render/signals';
import { thirdPartySms, thirdPartyToken } from '../../contract/account/thirdParty';
import type { Host } from '../base/host';
import { isSignInReady } from '../site/signInReady';
import { createSystem } from '../site/system';
import { createSignInSdk, WrongSdk } from './signInSdk';

export type SocialChannel = 'google' | 'facebook';

interface MobileNumber {
  mobileNum: string;
  countryDialingCode: string;
}

const digits = (text: string) => text.replace(/\D/g, '');

/**
 * Sign-in by another service. With the operator's keys in the settings its SDK is loaded on the first
 * tap. Without keys the backend plays the service, as the mock does.
 */
export function createThirdParty({ call, use }: Host) {
  const { settings, loadSettings, hasFlag, whenFeaturesKnown } = use(createSystem);
  const isSdkWrong = signal(false);
  const keys = computed(() => settings.value?.thirdParty?.keys);
  const sdk = computed(() => (keys.value ? createSignInSdk(keys.value) : undefined));
  const isReady = computed(() => isSignInReady(settings.value ?? {}) && !isSdkWrong.value);
  const isOffered = (name: string) => {
    const isOn = hasFlag(name);
    return computed(() => isOn.value && isReady.value);
  };

  async function withSdk<T>(work: Promise<T>) {
    try {
      return await work;
    } catch (error) {
      if (error instanceof WrongSdk) isSdkWrong.value = true;
      throw error;
    }
  }

  return {
    isReady,
    /** The window of the service is a dialog of the app. */
    isSimulated: computed(() => !keys.value),
    hasGoogle: isOffered('GOOGLELOGIN3'),
    hasFacebook: isOffered('FACEBOOKLOGIN3'),
    /** Whether the service sends the SMS codes too. */
    sendsSms: isOffered('FIREBASESMS3'),
    /** Resolves when it is known who sends the SMS codes: a code is valid at its sender only. */
    async whenSenderKnown() {
      await whenFeaturesKnown();
      if (hasFlag('FIREBASESMS3').peek()) await loadSettings().catch(() => undefined);
    },

    tokenOfEmail: async (channel: SocialChannel, email: string) =>
      (await call(thirdPartyToken, { channel, email })).idToken,

    async tokenByPopup(channel: SocialChannel) {
      const current = sdk.peek();
      if (!current) throw new Error('the settings have no keys of the sign-in service');
      return withSdk(current.tokenByPopup(channel));
    },

    async sendCode(number: MobileNumber) {
      const { mobileNum, countryDialingCode } = number;
      const current = sdk.peek();
      if (!current) await call(thirdPartySms, number);
      else await withSdk(current.sendCode(`+${digits(countryDialingCode)}${digits(mobileNum)}`));
    },

    async tokenOfNumber(number: MobileNumber & { verificationCode: string }) {
      const current = sdk.peek();
      if (current) return withSdk(current.tokenByCode(number.verificationCode));
      return (await call(thirdPartyToken, { channel: 'sms', ...number })).idToken;
    },
  };
}
