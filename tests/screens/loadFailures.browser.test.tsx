import { computed, signal } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../src/api/ApiError';
import type { Call } from '../../src/api/createCall';
import { MenuRows } from '../../src/app/menu/MenuRows';
import { memberInfo } from '../../src/contract/account/member';
import { bankCards } from '../../src/contract/cashier/bankCard';
import { withdrawInfo } from '../../src/contract/cashier/withdraw';
import { gameList, lobbyNews, suggestions } from '../../src/contract/games/game';
import { jackpot, vietnamMenu, vietnamRecent } from '../../src/contract/lottery/lottery';
import { customerService } from '../../src/contract/messages/help';
import { notices } from '../../src/contract/messages/notice';
import { promotionDetail } from '../../src/contract/promotions/promotion';
import { rewards } from '../../src/contract/promotions/reward';
import { vip } from '../../src/contract/promotions/vip';
import { memberTransactions, txCodes } from '../../src/contract/records/transaction';
import { settings, status, whiteLabel } from '../../src/contract/site/system';
import { firstTexts, loadTexts } from '../../src/i18n/locale';
import { text } from '../../src/i18n/t';
import Member from '../../src/screens/account/member/Member';
import { ProfileGroup } from '../../src/screens/account/security/SecurityGroups';
import Withdraw from '../../src/screens/cashier/withdraw/Withdraw';
import { Ticker } from '../../src/screens/games/home/banners/Ticker';
import { CategorySection } from '../../src/screens/games/home/CategorySection';
import { Footer } from '../../src/screens/games/home/footer/Footer';
import { LiveModels } from '../../src/screens/games/home/winners/LiveModels';
import { NearestGames } from '../../src/screens/games/search/NearestGames';
import { News } from '../../src/screens/games/search/News';
import { Suggestions } from '../../src/screens/games/search/Suggestions';
import VietnamLottery from '../../src/screens/lottery/vietnamLottery/VietnamLottery';
import { PromotionSheet } from '../../src/screens/promotions/activity/PromotionSheet';
import TransactionRecord from '../../src/screens/records/transactionRecord/TransactionRecord';
import Status from '../../src/screens/site/status/Status';
import { createSession } from '../../src/stores/account/session';
import { createHost, type Host } from '../../src/stores/base/host';
import { HostContext } from '../../src/stores/base/useStore';
import { createSearch } from '../../src/stores/games/search';
import { createLottery } from '../../src/stores/lottery/lottery';
import { createNotice } from '../../src/stores/messages/notice';
import { createPromotion } from '../../src/stores/promotions/promotion';
import { createSystem } from '../../src/stores/site/system';
import { JackpotBanner } from '../../src/widgets/lottery/JackpotBanner';
import { SafePlayCard } from '../../src/widgets/safePlay/SafePlayCard';
import { type App, AppContext } from '../../src/widgets/site/app/useApp';
import { paths } from '../../src/widgets/site/navigation/paths';
import { mount } from '../helpers/mount';

const address = signal({ path: '/m', query: new URLSearchParams(), historyKey: 'a' });
const app = new Proxy({ address } as unknown as App, {
  get: (known, name) => (name in known ? known[name as keyof App] : () => () => {}),
});

const GAME = { nodeId: 1, gameName: 'Gold', gameType: 'RNG', vassalage: 'PG' };
const PROMOTION = { promotionId: 'p', title: 'Bonus', label: 'claim', content: '<p>Terms</p>' };
const VIP = { level: 3, points: 6420, nextPoints: 10_000, levels: [], claims: [] };
const VIETNAM_GAME = { gameId: 'HN', name: 'Ha Noi', lottoMode: '', opensAt: 1 };
const DRAW = { gameId: 'HN', openAt: 1, prizes: [{ tier: 'DB', numbers: ['64967'] }] };
/** The reply to each call that does not fail. Other calls get an empty list. */
const replies: Record<string, unknown> = {
  [memberInfo.path]: { account: 'lucia', nickname: 'Lucía', type: 0 },
  [gameList.path]: { games: [GAME], totalCount: 1, pageNum: 1, totalPages: 1 },
  [suggestions.path]: ['Gold Rush'],
  [lobbyNews.path]: [{ id: 'n', kind: 'notice', title: 'New games', at: 1 }],
  [promotionDetail.path]: PROMOTION,
  [memberTransactions.path]: { content: [], totalPages: 0, totalElements: 0, pageNo: 1 },
  [txCodes.path]: [{ txCode: '1', name: 'Stake', group: 'GAME' }],
  [whiteLabel.path]: { menu: { REWCEN3: true }, flags: {} },
  [bankCards.path]: [{ bankCardId: 'c', bankName: 'Banco Andino', accountNumber: '•• 4417' }],
  [withdrawInfo.path]: { available: 100, min: 10, max: 90, amountLeftToday: 90, hasBankCard: true },
  [jackpot.path]: { name: 'Super 6', amount: 5, at: 1, opensAt: 1, wins: [] },
  [vip.path]: VIP,
  [rewards.path]: { content: [{ rewardId: 'r', state: 'claimable', amount: 5 }] },
  [vietnamMenu.path]: [{ region: 'north', name: 'North', games: [VIETNAM_GAME] }],
  [vietnamRecent.path]: [DRAW],
  [status.path]: { maintenance: false, regionRestriction: true },
  [customerService.path]: [{ csType: 'WHATSAPP', path: btoa('https://wa.me/1'), name: 'Soporte' }],
  [settings.path]: { licence: 'offered', languages: ['ES', 'EN'] },
};

const logIn = (host: Host) =>
  void host.use(createSession).startSession({ token: 't', merchantCode: 'feria', userName: 'l' });
const openPromotion = (host: Host) => void host.use(createPromotion).open('p');
const loadSettings = (host: Host) => void host.use(createSystem).settingsResource.load();
const config = computed(() => ({ passkeys: 0, bankCards: 0 }) as never);

interface Case {
  part: string;
  of: { path: string };
  show: () => ReactNode;
  begin?: (host: Host) => void;
  /** A text that is shown after the retry. */
  loaded?: string;
}

const CASES: Case[] = [
  { part: 'member center', of: memberInfo, show: () => <Member />, begin: logIn, loaded: 'Lucía' },
  {
    part: 'VIP level in the member center',
    of: vip,
    show: () => <Member />,
    begin: logIn,
    loaded: '6,420',
  },
  {
    part: 'number of rewards in the member center',
    of: rewards,
    show: () => <Member />,
    begin: logIn,
    loaded: '1 por cobrar',
  },
  {
    part: 'profile',
    of: memberInfo,
    show: () => <ProfileGroup of={config} openSheet={() => {}} />,
    begin: logIn,
    loaded: 'Lucía',
  },
  {
    part: 'home shelf',
    of: gameList,
    show: () => <CategorySection code="RNG" />,
    loaded: 'Gold',
  },
  {
    part: 'sheet of a promotion',
    of: promotionDetail,
    show: () => <PromotionSheet id={signal('p')} open={signal(true)} />,
    begin: openPromotion,
    loaded: 'Terms',
  },
  {
    part: 'suggestions of the search',
    of: suggestions,
    show: () => <Suggestions typed={signal('go')} onFind={() => {}} />,
    begin: (host) => host.use(createSearch).suggest('go'),
    loaded: 'Gold Rush',
  },
  {
    part: 'nearest games of a search without results',
    of: gameList,
    show: () => <NearestGames text={signal('gol')} />,
    loaded: 'Gold',
  },
  { part: 'news of the lobby', of: lobbyNews, show: () => <News />, loaded: 'New games' },
  {
    part: 'groups of transactions',
    of: txCodes,
    show: () => <TransactionRecord />,
    begin() {
      address.value = { ...address.value, path: paths.transactions };
    },
  },
  {
    part: 'live hosts, which depend on the features of the merchant',
    of: whiteLabel,
    show: () => <LiveModels />,
    begin: (host) => void host.use(createSystem).whiteLabel.load(),
  },
  {
    part: 'link to safe play',
    of: settings,
    show: () => <SafePlayCard />,
    begin: loadSettings,
    loaded: 'Juego seguro',
  },
  {
    part: 'links of the footer, and the download bar above it',
    of: settings,
    show: () => <Footer />,
    begin: loadSettings,
    loaded: 'Idioma',
  },
  {
    part: 'rows of the side menu',
    of: settings,
    show: () => <MenuRows />,
    loaded: 'Idioma',
  },
  {
    part: 'bank cards of the withdrawal',
    of: bankCards,
    show: () => <Withdraw />,
    begin: logIn,
    loaded: 'Banco Andino',
  },
  {
    part: 'jackpot of the lotteries',
    of: jackpot,
    show: () => <JackpotBanner />,
    begin: (host) => void host.use(createLottery).jackpot.load(),
    loaded: 'Super 6',
  },
  {
    part: 'draws of the Vietnamese lotteries',
    of: vietnamRecent,
    show: () => <VietnamLottery />,
    loaded: '64967',
  },
  {
    part: 'contacts for a visitor whose country is restricted',
    of: customerService,
    show: () => <Status />,
    begin: (host) => void host.use(createSystem).refreshStatus(),
    loaded: 'Soporte',
  },
];

beforeAll(async () => {
  await firstTexts();
  await loadTexts(
    'search',
    'promotion',
    'member',
    'record',
    'security',
    'home',
    'game',
    'vip',
    'safePlay',
    'cashier',
    'lottery',
    'footer',
    'service',
  );
});

/** A host whose calls of one endpoint fail, until `recover` is called. */
function hostFailing({ path: failing }: { path: string }) {
  let isFailing = true;
  const call = (async ({ path }: { path: string }) => {
    if (path === failing && isFailing) throw new ApiError('server', path, { status: 500 });
    return replies[path] ?? [];
  }) as unknown as Call;
  return {
    host: createHost(() => call),
    recover: () => {
      isFailing = false;
    },
  };
}

test.each(CASES)(
  '$part: a failed call says so, and a retry brings what is missing',
  async ({ of, show, begin, loaded }) => {
    const { host, recover } = hostFailing(of);
    begin?.(host);
    mount(
      <AppContext value={app}>
        <HostContext value={host}>{show()}</HostContext>
      </AppContext>,
      { strict: false },
    );
    const alert = () =>
      [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find(({ textContent }) =>
        textContent?.includes(text('error.loadFailed')),
      );
    await expect.poll(alert).toBeDefined();
    recover();
    alert()?.querySelector('button')?.click();
    await expect.poll(alert).toBeUndefined();
    if (loaded) await expect.poll(() => document.body.textContent).toContain(loaded);
  },
);

test('home does not say that there are no announcements, when they could not be loaded', async () => {
  const { host, recover } = hostFailing(notices);
  const { posts } = host.use(createNotice);
  const { container } = mount(
    <AppContext value={app}>
      <HostContext value={host}>
        <Ticker />
      </HostContext>
    </AppContext>,
    { strict: false },
  );
  await posts.load();
  await expect.poll(() => container.textContent).toContain(text('home.announcementsFailed'));
  recover();
  await posts.load();
  await expect.poll(() => container.textContent).toContain(text('home.noAnnouncements'));
});
