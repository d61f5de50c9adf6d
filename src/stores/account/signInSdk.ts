import { trustScripts } from '@kit/web/trustScripts';
import { config } from '../../config/config';
import { SDK_VERSION } from '../site/signInReady';

/** What the app uses of the SDK's two modules. */
interface AppModule {
  SDK_VERSION: string;
  initializeApp(keys: object): unknown;
}
interface Auth {
  authStateReady(): Promise<void>;
}
interface SignedIn {
  user: { getIdToken(): Promise<string> };
}
type Constructor<T> = new (...options: unknown[]) => T;
interface AuthModule {
  getAuth(app: unknown): Auth;
  GoogleAuthProvider: Constructor<object>;
  FacebookAuthProvider: Constructor<object>;
  RecaptchaVerifier: Constructor<{ clear(): void }>;
  signInWithPopup(auth: Auth, provider: object): Promise<SignedIn>;
  signInWithPhoneNumber(
    auth: Auth,
    number: string,
    verifier: object,
  ): Promise<{ confirm(code: string): Promise<SignedIn> }>;
}

/** The SDK has another version, so it is not certain what it does. */
export class WrongSdk extends Error {}

/** Scripts that the SDK loads by a text: its frame, and the check for robots before an SMS. */
export const SDK_SCRIPTS = [
  'https://apis.google.com/js/api.js',
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];

async function loadSdk(keys: object) {
  trustScripts(SDK_SCRIPTS);
  const folder = config.signInSdk ?? `https://www.gstatic.com/firebasejs/${SDK_VERSION}/`;
  const importFile = (name: string) => import(/* @vite-ignore */ folder + name);
  const [app, module]: [AppModule, AuthModule] = await Promise.all([
    importFile('firebase-app.js'),
    importFile('firebase-auth.js'),
  ]);
  if (app.SDK_VERSION !== SDK_VERSION) throw new WrongSdk(`sign-in SDK ${app.SDK_VERSION}`);
  const auth = module.getAuth(app.initializeApp(keys));
  await auth.authStateReady();
  return { module, auth };
}

/** Loads the SDK for the first sign-in. After a failure the next one tries again. */
export function createSignInSdk(keys: object) {
  let loading: ReturnType<typeof loadSdk> | undefined;
  let sent: Awaited<ReturnType<AuthModule['signInWithPhoneNumber']>> | undefined;

  const loadOnce = () => {
    loading ??= loadSdk(keys).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    /** Opens the window of the service. */
    async tokenByPopup(channel: 'google' | 'facebook') {
      const { module, auth } = await loadOnce();
      const Provider =
        channel === 'google' ? module.GoogleAuthProvider : module.FacebookAuthProvider;
      return (await module.signInWithPopup(auth, new Provider())).user.getIdToken();
    },

    /** The service sends a code to the number, once its own check for robots is passed. */
    async sendCode(number: string) {
      const { module, auth } = await loadOnce();
      const place = document.body.appendChild(document.createElement('div'));
      const verifier = new module.RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        sent = await module.signInWithPhoneNumber(auth, number, verifier);
      } finally {
        verifier.clear();
        place.remove();
      }
    },

    async tokenByCode(code: string) {
      if (!sent) throw new Error('no code was sent');
      return (await sent.confirm(code)).user.getIdToken();
    },
  };
}
