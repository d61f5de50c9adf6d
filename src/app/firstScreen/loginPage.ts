import { hasPasskeys } from '@kit/web/credentials';
import { isSignInReady } from '../../stores/site/signInReady';
import { drawFirstScreen } from './draw';
import type { DrawPage } from './pageParts';

/** The least age in the templates, and where nothing names another (src/stores/safePlay/licence.ts). */
const BUILT_AGE = 21;

/** The login form, and the other ways to log in that are on. */
const loginPage: DrawPage = ({ root, copy, config }) => {
  root.append(copy('login'));
  let shownAge = BUILT_AGE;
  const showAge = (age = config.licence?.age ?? BUILT_AGE) => {
    const line = root.querySelector('footer > p:last-child');
    if (line && age !== shownAge)
      line.textContent = (line.textContent ?? '').replace(`${shownAge}`, `${age}`);
    shownAge = age;
  };
  showAge();
  return [
    {
      needs: ['features', 'settings'],
      draw({ features: { flags = {} }, settings }) {
        showAge(settings.minimumAge);
        const form = root.querySelector('.login');
        for (const part of form?.querySelectorAll('.tabrow, .login-methods') ?? []) part.remove();
        if (flags.MOBILEVERCODELOGIN3) form?.prepend(copy('loginTabs'));
        const methods = copy('loginMethods');
        const list = methods.firstElementChild;
        const hasSocial = isSignInReady(settings);
        const [facebook, google] = list?.querySelectorAll('.login-social > *') ?? [];
        if (!hasSocial || !flags.FACEBOOKLOGIN3) facebook?.remove();
        if (!hasSocial || !flags.GOOGLELOGIN3) google?.remove();
        if (!hasPasskeys() || !flags.PASSKEY3)
          for (const part of list?.querySelectorAll(
            ':scope > :not(.login-methods-title, .login-social)',
          ) ?? [])
            part.remove();
        if (list?.querySelector('button')) form?.append(methods);
      },
    },
  ];
};

drawFirstScreen(loginPage);
