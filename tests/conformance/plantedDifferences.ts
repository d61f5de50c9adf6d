export const PASSWORD = 'Feria2025';
const NOT_AN_ENVELOPE = '<!doctype html><h1>Bad gateway</h1>';

// biome-ignore lint/suspicious/noExplicitAny: replies of any endpoint
type Body = any;
interface Planted {
  path: string;
  change: (body: Body, token: string) => Body;
  /** The line that the report must have. */
  line: string;
  status?: number;
  type?: string;
}

const edited = (edit: (value: Body) => void) => (body: Body) => {
  edit(body.value);
  return body;
};

/** What is changed in the replies of the mock, and how the report ranks it. */
export const planted: Planted[] = [
  {
    path: '/wps/wallets/gcs',
    change: edited((value) => delete value.sumBalance),
    line: 'BREAKS   missing: value.sumBalance (number is required)',
  },
  {
    path: '/wps/relay/GCSGAME_gameList',
    change: edited(({ games }) => delete games[1].nodeId),
    line: 'BREAKS   missing: value.games[].nodeId (number or string is required)',
  },
  {
    path: '/wps/relay/MCS2_getBankCards',
    change: () => ({ success: true, value: { cards: [] } }),
    line: 'BREAKS   wrong type: value (array is expected, object was sent)',
  },
  {
    path: '/wps/system/helpCenter',
    change: () => NOT_AN_ENVELOPE,
    line: 'BREAKS   no reply: status 200 (the reply is not an envelope)',
  },
  {
    path: '/wps/relay/GCS_recentGame',
    status: 404,
    change: () => ({ success: false }),
    line: 'BREAKS   no reply: status 404 (it was rejected)',
  },
  {
    path: '/wps/relay/GLS2_TxCodeList',
    change: (_, token) => ({
      success: false,
      message: `${token} of lucia@example.com, ${PASSWORD}`,
    }),
    line: 'the server says: ••• of •••, •••',
  },
  {
    path: '/wps/relay/MCS2_withdrawInfo',
    change: edited((value) => {
      value.available = String(value.available);
    }),
    line: 'differs  wrong type: value.available (number is expected, string was sent)',
  },
  {
    path: '/wps/member/securityConfig',
    change: edited((value) => {
      value.level = 'top';
    }),
    line: 'HIDES    wrong value: value.level (one of high, low, medium is expected)',
  },
  {
    path: '/wps/member/info',
    change: edited((value) => {
      value.shoeSize = 42;
    }),
    line: 'differs  extra: value.shoeSize (not in the contract)',
  },
  {
    path: '/wps/system/status',
    change: edited(({ location }) => delete location.country),
    line: 'differs  missing, optional: location.country',
  },
  {
    path: '/wps/relay/GCSGAME_hotGamesV2',
    change: edited((games) => {
      for (const game of games) {
        game.title = game.gameName ?? game.nodeName;
        delete game.gameName;
        delete game.nodeName;
      }
    }),
    line: 'BREAKS   missing: value[].gameName (string is required)',
  },
  {
    path: '/wps/relay/MCSFE_getFavoriteGames',
    change: () => ({ success: true, value: {} }),
    line: 'BREAKS   missing: value.content (a screen lives on this list)',
  },
  {
    path: '/wps/relay/MCSFE_getPromotions',
    change: edited((value) => {
      value.rows = value.content;
      delete value.content;
    }),
    line: 'BREAKS   missing: value.content (a screen lives on this list)',
  },
  {
    path: '/wps/relay/ODS2_MemberBetRecord',
    change: edited((value) => {
      value.rows = value.content;
      delete value.content;
    }),
    line: 'BREAKS   missing: value.content (a screen lives on this list)',
  },
  {
    path: '/wps/relay/GCSGAME_getVassGameType',
    change: edited((categories) => {
      categories[0].gameType = 'BINGO';
    }),
    line: 'BREAKS   wrong value: value[].gameType (one of RNG, LIVE,',
  },
  {
    path: '/wps/relay/GCSGAME_getRankList',
    status: 404,
    change: (body) => body,
    line: 'BREAKS   wrong status: status 404 (it has a value)',
  },
  {
    path: '/wps/system/customerService',
    status: 500,
    change: (body) => body,
    line: 'BREAKS   no reply: status 500 (the server failed)',
  },
  {
    path: '/wps/system/country',
    type: 'text/plain',
    change: (body) => body,
    line: 'BREAKS   wrong type: content-type (application/json is expected, text/plain was sent)',
  },
  {
    path: '/wps/relay/MCS2_getBanks',
    type: 'text/plain',
    change: () => 'try again later',
    line: 'BREAKS   no reply: status 200 (the reply is not an envelope)',
  },
  {
    path: '/wps/relay/MCSFE_getListAnnouncements',
    change: edited((notices) => {
      for (const notice of notices) notice.at = '2026-11-24T10:00:00Z';
    }),
    line: 'HIDES    wrong type: value[].at (number is expected, string was sent)',
  },
  {
    path: '/wps/relay/MCS2_getVip',
    change: edited((value) => {
      value.points = { sum: 1 };
    }),
    line: 'HIDES    wrong type: value.points (integer is expected, object was sent)',
  },
  {
    path: '/lgw/games/mobile',
    change: () => ({ success: true, value: null }),
    line: 'differs  wrong type: value (array is expected, null was sent)',
  },
  {
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    change: edited((value) => delete value.content),
    line: 'BREAKS   missing: value.content (a screen lives on this list)',
  },
  {
    path: '/wps/relay/GCSGAME_gameFilters',
    status: 404,
    change: () => ({ success: false }),
    line: 'HIDES    no reply: status 404 (an extension, which the app does without)',
  },
];
