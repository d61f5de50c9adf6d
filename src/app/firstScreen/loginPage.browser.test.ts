import { beforeAll, expect, test } from 'vitest';
import { config } from '../../config/config';
import type { Settings } from '../../contract/site/system';
import type { Replies } from './replies';

/** As the build draws them (scripts/firstScreen/render.tsx), with the parts alone that are tested. */
const TEMPLATES = `
  <template id="first-login"><div class="login"></div></template>
  <template id="first-loginMethods">
    <div class="login-methods">
      <p class="login-methods-title"></p>
      <div class="login-social"><button>Facebook</button><button>Google</button></div>
    </div>
  </template>`;

const features = { flags: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true } };
const replies: Partial<Replies> = {};
const firstRequests = {
  built: { categories: [] },
  page: { template: 'login', requests: [] },
  visit: { isInstalled: false },
  replies,
  known: Promise.resolve(),
  templates: Promise.resolve(new DOMParser().parseFromString(TEMPLATES, 'text/html')),
  styles: Promise.resolve(),
  onReply(_: keyof Replies) {},
  loadScripts() {},
  ask() {},
};

beforeAll(async () => {
  Object.assign(window, { firstRequests, siteConfig: config });
  await import('./loginPage');
  return () => {
    window.firstScreen?.element.remove();
    window.firstScreen = window.firstRequests = undefined;
  };
});

test.each<[string, Settings['thirdParty'], string[]]>([
  [
    'plays it in the supported version',
    { ready: true, version: '10.14.1' },
    ['Facebook', 'Google'],
  ],
  ['has keys for it', { keys: {} }, ['Facebook', 'Google']],
  ['plays it and names no version', { ready: true }, []],
  ['plays it in another version', { ready: true, version: '11.0.0' }, []],
  ['has keys for another version', { keys: {}, version: '11.0.0' }, []],
  ['has keys, and is not ready', { keys: {}, ready: false }, []],
])(
  'S2.76 the first social buttons are those of the app, when the backend %s',
  async (_, thirdParty, names) => {
    const drawn = () => window.firstScreen?.element.querySelector('.login');
    await expect.poll(drawn).toBeTruthy();
    Object.assign(replies, { features, settings: { thirdParty } });
    firstRequests.onReply('settings');
    const buttons = window.firstScreen?.element.querySelectorAll('button') ?? [];
    expect([...buttons].map(({ textContent }) => textContent)).toEqual(names);
  },
);
