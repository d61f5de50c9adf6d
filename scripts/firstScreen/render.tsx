import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from '../../src/app/createApp';
import { createCurrentRoute } from '../../src/app/navigation/currentRoute';
import { createAppRouter } from '../../src/app/navigation/router';
import { config } from '../../src/config/config';
import type { WireCategory } from '../../src/contract/games/game';
import { PROMOTION_LABELS } from '../../src/contract/promotions/promotion';
import { formatDate } from '../../src/i18n/format';
import { directionOf, intlTagOf, type Language, tagOf } from '../../src/i18n/languages';
import { firstTexts, setLanguage } from '../../src/i18n/locale';
import { createHost, type Host } from '../../src/stores/base/host';
import { HostContext } from '../../src/stores/base/useStore';
import { createGame } from '../../src/stores/games/game';
import { categoriesOf, gameOf } from '../../src/stores/games/gameOf';
import { createNotice } from '../../src/stores/messages/notice';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { SDK_VERSION } from '../../src/stores/site/signInReady';
import { createSystem } from '../../src/stores/site/system';
import { Wordmark } from '../../src/ui/icons/Wordmark';
import { AppContext } from '../../src/widgets/site/app/useApp';
import { partOf } from './partOf';

/** Values in this form are filled in by the page (src/app/firstScreen/fill.ts). */
const mark = (name: string) => `*${name}*`;
/** An address must be absolute to stay as it is. It is removed from the result. */
const ORIGIN = 'https://mark.invalid/';

const SERVER: WireCategory[] = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'COCK',
].map((gameType) => ({ gameType, vassalages: [] }));
const esports = { vassalage: 'X', accountTypeName: 'X', isEsport: true };
const server = SERVER.map((category) =>
  category.gameType === 'SPORTS' ? { ...category, vassalages: [esports] } : category,
) as WireCategory[];

const game = gameOf({
  nodeId: mark('id'),
  gameName: mark('name'),
  vassalage: mark('vendor'),
  accountTypeName: mark('vendorName'),
  gameType: mark('type'),
  gameId: mark('gameId'),
  gameCode: mark('code'),
  mobileSmallIcon: mark('small'),
  mobileLargeIcon: mark('large'),
  iconColor: `#${mark('color')}`,
  isNew: true,
});
const banner = {
  group: 'm_home',
  image: mark('small'),
  kicker: mark('kicker'),
  title: mark('title'),
  action: mark('action'),
  url: mark('url'),
  content: '',
  isRead: false,
  at: undefined,
};

async function renderAt(path: string, prepare: (host: Host) => void) {
  // No call is ever answered: what a screen shows comes from `prepare`.
  const host = createHost(() => (() => new Promise(() => {})) as never);
  const base = import.meta.env.BASE_URL.slice(0, -1);
  const history = createMemoryHistory({ initialEntries: [base + path] });
  const router = createAppRouter(host, history);
  const app = createApp(router, host);
  prepare(host);
  await router.load();
  const { location } = router.state;
  host.use(createCurrentRoute).setLocation(location);
  const html = renderToString(
    <HostContext value={host}>
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>
    </HostContext>,
  );
  return (
    html
      .replace(/<script>.*?<\/script>|<link [^>]*>/g, '')
      .replace(/<!--.*?-->/g, '')
      .replaceAll(ORIGIN, '')
      // A picture would be requested before its address is filled in.
      .replace(/ (src|srcset)="(?=[^"]*\*)/gi, ' data-$1="')
      .replaceAll(' style="', ' data-style="')
  );
}

const setPictures = (host: Host, downloads: { resourceType: string; url: string }[] = []) =>
  host.use(createSystem).settingsResource.set({ imageCdns: [ORIGIN], downloads });

function homeWaiting(host: Host) {
  void host.use(createGame).vendors.load();
}

function homeLoading(host: Host) {
  const { vendors, hot } = host.use(createGame);
  vendors.set(server);
  void hot.load();
  void host.use(createNotice).banners.load();
}

function homeReady(host: Host) {
  const { vendors, hot } = host.use(createGame);
  vendors.set(server);
  setPictures(host, [{ resourceType: 'Android', url: '/app' }]);
  hot.set(Array.from({ length: 10 }, (_, at) => (at ? { ...game, id: String(at) } : game)));
  host.use(createNotice).banners.set(['0', '1', '2'].map((id) => ({ ...banner, id })));
}

/** A list with the first vendors of a category, and with more than it shows. */
function withVendors(host: Host) {
  const vendor = {
    vassalage: mark('vendor'),
    accountTypeName: mark('label'),
    mobileSmallIcon: mark('small'),
  };
  const vassalages = Array.from({ length: 10 }, (_, at) =>
    at ? { ...vendor, vassalage: String(at) } : vendor,
  );
  const { vendors } = host.use(createGame);
  vendors.set(
    server.map((category) =>
      category.gameType === 'RNG' ? { ...category, vassalages } : category,
    ),
  );
  setPictures(host);
}

/** Every way to log in. */
function withAllLogins(host: Host) {
  const { whiteLabel, settingsResource } = host.use(createSystem);
  const names = ['MOBILEVERCODELOGIN3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3'];
  whiteLabel.set({ flags: Object.fromEntries(names.map((name) => [name, true])) });
  settingsResource.set({ thirdParty: { keys: {}, version: SDK_VERSION } });
}

/** Any day of which the text contains nothing else. */
const SOME_DAY = Date.UTC(2031, 4, 17, 12);

/** One promotion in each state, and one that does not end. */
function promotionsReady(host: Host) {
  setPictures(host);
  const promotion = {
    category: 'all',
    title: mark('title'),
    summary: mark('summary'),
    image: mark('small'),
    startsAt: SOME_DAY,
    endsAt: SOME_DAY,
    needsForm: false,
  } as const;
  host
    .use(createPromotion)
    .list.set([
      ...PROMOTION_LABELS.map((label) => ({ ...promotion, promotionId: label, label })),
      { ...promotion, promotionId: '', label: 'join', endsAt: null },
    ]);
}

/** What stands for the letters, when a brand has another name and no logo. */
function drawName() {
  const { logo, ...brand } = config.brand;
  config.brand = brand;
  const html = renderToString(<Wordmark />);
  if (logo) config.brand.logo = logo;
  return html.replaceAll(' style="', ' data-style="');
}

/** The templates of all first screens by name, in one language. */
async function renderTemplates(setSession: SetSession) {
  const home = await renderAt('/m/home', homeLoading);
  const ready = await renderAt('/m/home', homeReady);
  const waiting = await renderAt('/m/home', homeWaiting);
  setSession(true);
  const member = await renderAt('/m/home', homeLoading);
  setSession(false);
  const slots = await renderAt('/m/slotsCenter', withVendors);
  const login = await renderAt('/m/login', withAllLogins);
  return {
    name: drawName(),
    home,
    homeWaiting: partOf(waiting, 'loading'),
    homeMember: partOf(member, 'header'),
    homeBanners: partOf(ready, 'home-banners'),
    homeHot: partOf(ready, 'home-section').replace('>10<', `>${mark('count')}<`),
    homeDownload: partOf(ready, 'header-download'),
    homeTickerApp: partOf(ready, 'ticker-app'),
    login: login.replace(partOf(login, 'tabrow'), '').replace(partOf(login, 'login-methods'), ''),
    loginTabs: partOf(login, 'tabrow'),
    loginMethods: partOf(login, 'login-methods'),
    lobby: await renderAt('/m/game', withVendors),
    slots: slots.replace(partOf(slots, 'gamelistbar-vendors'), ''),
    gameList: await renderAt('/m/gameList', withVendors),
    listVendors: partOf(slots, 'gamelistbar-vendors'),
    listCard: partOf(await renderAt('/m/hot-games', homeReady), 'gamecard'),
    promotions: await renderAt('/m/activity', (host) => void host.use(createPromotion).list.load()),
    promotionList: partOf(await renderAt('/m/activity', promotionsReady), 'activity-list')
      .replaceAll(formatDate(SOME_DAY).peek(), mark('date'))
      .replace(/_R_\w+_/g, mark('id')),
  };
}

const codes = categoriesOf(server).map(({ code }) => code);
type SetSession = (isMember: boolean) => void;

export async function render(languages: Language[], setSession: SetSession) {
  const byLanguage: Record<string, Record<string, string>> = {};
  for (const language of languages) {
    await setLanguage(language);
    await firstTexts();
    byLanguage[language] = await renderTemplates(setSession);
  }
  const texts = languages.map((code) => [
    code,
    { lang: tagOf(code), dir: directionOf(code), tag: intlTagOf(code) },
  ]);
  return {
    byLanguage,
    languages: Object.fromEntries(texts),
    categories: codes,
    labels: PROMOTION_LABELS,
  };
}
