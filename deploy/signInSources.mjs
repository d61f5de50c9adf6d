/**
 * What the SDK of the sign-in service needs from the policy of the page, when the configuration names the SDK. Paths, not
 * whole hosts: other files of these hosts could run what an attacker names in their address.
 * docs/decisions/2026-11-24-sign-in-sdk.md says what each is for, and how that was found.
 */

const TOKENS = 'https://securetoken.googleapis.com/v1/token';

/** @param {Partial<import('../src/config/config').Config>} config */
export function signInSources({ signInSdk, signInOrigin = 'https://*.firebaseapp.com' }) {
  if (!signInSdk) return { scripts: [], connections: [], frames: [], trustedTypes: [] };
  // These two would end the address or the directive.
  const folder = signInSdk.replace(/[;,]/g, encodeURIComponent);
  const ownFiles = ['firebase-app.js', 'firebase-auth.js'].map((name) => folder + name);
  return {
    scripts: [
      ...ownFiles.filter((address) => /^https?:/.test(address)),
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/abc-static/_/js/',
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ],
    connections: [
      'https://identitytoolkit.googleapis.com/v1/',
      'https://identitytoolkit.googleapis.com/v2/',
      TOKENS,
    ],
    frames: [`${signInOrigin}/__/auth/iframe`, 'https://www.google.com/recaptcha/'],
    // `default` is of this app (src/kit/web/trustScripts.ts), the others of the service, which makes the last one twice.
    trustedTypes: ['default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"],
  };
}

/**
 * The SDK watches the window that it opens.
 * @param {Record<string, string[]>} policy
 */
export const allowsSignInSdk = (policy) => Boolean(policy['connect-src']?.includes(TOKENS));
