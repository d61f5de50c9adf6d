import { describe, expect, test } from 'vitest';
import { launchRequestOf } from '../../../screens/games/play/useGameLaunch';
import { frameHref } from '../../../screens/lottery/playLottery/frameHref';
import { type Game, gameOf } from '../../../stores/games/gameOf';
import { isAllowedPage } from '../../../stores/site/allowedOrigin';
import { hrefOfGame, hrefOfNamedGame } from '../../site/navigation/paths';
import { hrefOfPlay, pathAfterLottery, playTypeOf, prizeModeOf } from './launchPaths';

const game = (fields: Partial<Game>): Game => ({
  ...gameOf({ nodeId: 7, gameName: 'Lobo', gameId: 'g7', vassalage: 'PG', gameType: 'RNG' }),
  ...fields,
});

const partsOf = (href: string) => {
  const url = new URL(href, 'http://feria.test');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
};

describe('address for playing a game', () => {
  test.each(['TCG_LOTTO_VN', 'TCG_SEA'])('S4.23 %s opens the lottery lobby', (vendor) => {
    expect(partsOf(hrefOfPlay(game({ vendor, type: 'LOTT' })))).toEqual({
      path: '/m/lottery',
      query: { vassalage: vendor },
    });
  });

  test.each([
    ['LOTT', 'Tradition', 'trad', 'Lott'],
    ['LOTT', 'Tradition,Entertainment', 'ent', 'Lott'],
    ['ELOTT', 'Entertainment', 'ent', 'Elott'],
    ['ELOTT', '', 'trad', 'Elott'],
  ])(
    'S4.24 opens %s with the mode "%s" as %s with the prize mode %s',
    (type, lottoMode, playType, mode) => {
      const opened = hrefOfPlay(
        game({ type, lottoMode, vendor: 'PUNA', groupId: 'G1', code: 'C' }),
      );
      expect(partsOf(opened)).toEqual({
        path: '/m/launchGame',
        query: {
          playType,
          gameId: 'g7',
          gameGroupId: 'G1',
          prize_mode: mode,
          code: 'C',
          pageBack: 'home',
        },
      });
    },
  );

  test('S4.24 uses the prize mode SEA for the vendor TCG_SEA, for any game type', () => {
    expect(prizeModeOf({ vendor: 'TCG_SEA', type: 'LOTT' })).toBe('SEA');
    expect(playTypeOf('tradition')).toBe('trad');
  });

  test('S4.26 opens any other game on the frame page, with everything the launcher needs', () => {
    const { path, query } = partsOf(hrefOfPlay(game({ code: 'PG-7' }), true));
    expect(path).toBe('/m/play');
    expect(launchRequestOf(new URLSearchParams(query))).toEqual({
      nodeId: '7',
      vendor: 'PG',
      category: 'RNG',
      gameId: 'g7',
      gameCode: 'PG-7',
      isFree: true,
    });
  });

  test('S4.26 a card that is opened in a new tab has everything the launcher needs', () => {
    const { path, query } = partsOf(hrefOfGame(game({ code: 'PG-7' })));
    expect(path).toBe('/m/play');
    expect(launchRequestOf(new URLSearchParams(query))).toEqual({
      nodeId: '7',
      vendor: 'PG',
      category: 'RNG',
      gameId: 'g7',
      gameCode: 'PG-7',
      isFree: false,
    });
  });

  test('S4.26 the link of a bet, the news or a live host names what is known of its game', () => {
    const names = { gameType: 'LIVE', vassalage: 'LUZIA', gameId: 'r1', gameCode: 'LUZIA-7' };
    expect(partsOf(hrefOfNamedGame({ nodeId: '7', ...names })).query).toEqual({
      game: '7',
      category: 'LIVE',
      vendor: 'LUZIA',
      gameId: 'r1',
      code: 'LUZIA-7',
    });
    expect(partsOf(hrefOfNamedGame({ nodeId: '7', gameType: '' })).query).toEqual({ game: '7' });
  });

  test('S3.08 launches with the code `lobby`, when the game or the address has no code', () => {
    expect(gameOf({ nodeId: 1 }).code).toBe('lobby');
    expect(gameOf({ nodeId: 1, gameCode: '' }).code).toBe('lobby');
    expect(launchRequestOf(new URLSearchParams('category=SPORTS&vendor=TEJO')).gameCode).toBe(
      'lobby',
    );
  });
});

describe('address from the launcher', () => {
  const origins = ['https://games.test', 'http://feria.test'];

  test('S7.37 is accepted, when its origin is in the platform settings', () => {
    expect(isAllowedPage('https://games.test/x?y=1', origins)).toBe(true);
  });

  test.each([
    ['https://a.games.test/x', true],
    ['https://a.b.games.test/x', true],
    ['https://games.test/x', false],
    ['https://evilgames.test/x', false],
    ['http://a.games.test/x', false],
    ['https://a.games.test.evil.test/x', false],
  ])('a list with https://*.games.test: %s is accepted: %s', (url, isAllowed) => {
    expect(isAllowedPage(url, ['https://*.games.test'])).toBe(isAllowed);
  });

  test('is accepted on every origin, when nothing lists the origins', () => {
    expect(isAllowedPage('https://anywhere.test/x', undefined)).toBe(true);
    expect(isAllowedPage('javascript:alert(1)', undefined)).toBe(false);
  });

  test.each([
    'https://games.test.evil.test/x',
    'https://evil.test/https://games.test',
    'https://games.test@evil.test/',
    'https://evil.test@games.test/',
    'blob:https://games.test/1',
    'http://games.test/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '//games.test/x',
    '/play/spin.html',
    '',
  ])('S7.37 is not accepted as "%s"', (url) => {
    expect(isAllowedPage(url, origins)).toBe(false);
  });
});

describe('address of the lottery frame', () => {
  const params = { token: 't&k', merchant: 'feria', template: 'classic' };

  test('S2.25 contains the merchant, its stylesheet and the prize mode, and the token where it is needed', () => {
    const query = new URLSearchParams('playType=ent&gameId=GORDA&prize_mode=Lott&code=c');
    expect(partsOf(frameHref(query, params))).toEqual({
      path: '/m/lotto-h5/classic/ent/games/GORDA',
      query: { token: 't&k', merchant: 'feria', css: 'feria.css', prize_mode: 'Lott' },
    });
    expect(frameHref(query, { ...params, token: undefined })).not.toContain('token');
  });

  test.each(['', 'playType=x', 'playType=ent/../..'])(
    'S2.24 uses the traditional play type, when the query is "%s"',
    (query) => {
      const { path } = partsOf(frameHref(new URLSearchParams(query), params));
      expect(path).toBe('/m/lotto-h5/classic/trad/games/');
    },
  );

  test('S2.25 encodes the game id, so that it cannot change the path', () => {
    const query = new URLSearchParams({ gameId: '../../../home?x=' });
    expect(frameHref(query, params)).toContain('/games/..%2F..%2F..%2Fhome%3Fx%3D?');
  });
});

test.each([
  ['pageBack=home', '/m/home'],
  ['pageBack=https://evil.example/', '/m/home'],
  ['', '/m/game'],
])('S2.26 a lottery with the query "%s" closes to %s', (query, path) => {
  expect(pathAfterLottery(new URLSearchParams(query))).toBe(path);
});
