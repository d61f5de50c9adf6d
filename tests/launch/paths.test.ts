import { describe, expect, test } from 'vitest';
import { frameHref } from '../../src/screens/launchGame/frameHref';
import { wishOf } from '../../src/screens/play/wishOf';
import { type Game, gameOf } from '../../src/stores/game';
import { allowedUrl, UnknownOrigin } from '../../src/stores/launch';
import { hrefOfPlay, playTypeOf, prizeModeOf } from '../../src/widgets/launchPaths';

const game = (over: Partial<Game>): Game => ({
  ...gameOf({ nodeId: 7, gameName: 'Lobo', gameId: 'g7', vassalage: 'PG', gameType: 'RNG' }),
  ...over,
});

const read = (href: string) => {
  const url = new URL(href, 'http://feria.test');
  return { path: url.pathname, query: Object.fromEntries(url.searchParams) };
};

describe('where playing a game leads', () => {
  test.each(['TCG_LOTTO_VN', 'TCG_SEA'])('S4.23 %s opens the lottery lobby', (vendor) => {
    expect(read(hrefOfPlay(game({ vendor, type: 'LOTT' })))).toEqual({
      path: '/m/lottery',
      query: { vassalage: vendor },
    });
  });

  test.each([
    ['LOTT', 'Tradition', 'trad', 'Lott'],
    ['LOTT', 'Tradition,Entertainment', 'ent', 'Lott'],
    ['ELOTT', 'Entertainment', 'ent', 'Elott'],
    ['ELOTT', '', 'trad', 'Elott'],
  ])('S4.24 %s in the mode "%s" is played as %s with %s', (type, lottoMode, playType, mode) => {
    const opened = hrefOfPlay(game({ type, lottoMode, vendor: 'PUNA', groupId: 'G1', code: 'C' }));
    expect(read(opened)).toEqual({
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
  });

  test('S4.24 the SEA house has a prize mode of its own, whatever the type', () => {
    expect(prizeModeOf({ vendor: 'TCG_SEA', type: 'LOTT' })).toBe('SEA');
    expect(playTypeOf('tradition')).toBe('trad');
  });

  test('S4.26 everything else goes to the frame page with all that the launcher wants', () => {
    const { path, query } = read(hrefOfPlay(game({ code: 'PG-7' }), true));
    expect(path).toBe('/m/play');
    expect(wishOf(new URLSearchParams(query))).toEqual({
      nodeId: '7',
      vendor: 'PG',
      category: 'RNG',
      gameId: 'g7',
      gameCode: 'PG-7',
      isFree: true,
    });
  });

  test('S3.08 a game without a code launches with `lobby`, and so does an address without one', () => {
    expect(gameOf({ nodeId: 1 }).code).toBe('lobby');
    expect(gameOf({ nodeId: 1, gameCode: '' }).code).toBe('lobby');
    expect(wishOf(new URLSearchParams('category=SPORTS&vendor=TEJO')).gameCode).toBe('lobby');
  });
});

describe('the address that the launcher answers', () => {
  const origins = ['https://games.test', 'http://feria.test'];

  test('S7.37 is taken from the origins that the platform names', () => {
    expect(allowedUrl('https://games.test/x?y=1', origins)).toBe('https://games.test/x?y=1');
  });

  test.each([
    'https://games.test.evil.test/x',
    'https://evil.test/https://games.test',
    'https://games.test@evil.test/',
    'http://games.test/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '//games.test/x',
    '/play/spin.html',
    '',
  ])('S7.37 is refused as "%s"', (url) => {
    expect(() => allowedUrl(url, origins)).toThrow(UnknownOrigin);
  });
});

describe('the lottery frame', () => {
  const site = { token: 't&k', merchant: 'feria', template: 'classic' };

  test('S2.25 its address carries token, merchant, css of the merchant and the prize mode', () => {
    const asked = new URLSearchParams('playType=ent&gameId=GORDA&prize_mode=Lott&code=c');
    expect(read(frameHref(asked, site))).toEqual({
      path: '/m/lotto-h5/classic/ent/games/GORDA',
      query: { token: 't&k', merchant: 'feria', css: 'feria.css', prize_mode: 'Lott' },
    });
  });

  test.each(['', 'playType=x', 'playType=ent/../..'])(
    'S2.24 a play type that is none ("%s") is traditional',
    (query) => {
      const { path } = read(frameHref(new URLSearchParams(query), site));
      expect(path).toBe('/m/lotto-h5/classic/trad/games/');
    },
  );

  test('S2.25 a game id cannot leave its place in the path', () => {
    const asked = new URLSearchParams({ gameId: '../../../home?x=' });
    expect(frameHref(asked, site)).toContain('/games/..%2F..%2F..%2Fhome%3Fx%3D?');
  });
});
