import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Reading one of these while the page is changed forces a layout, which a tap then waits for. */
const READ =
  /(?<!['"\w-])(?:(?:offset|scroll|client)(?:Top|Left|Width|Height)|getBoundingClientRect|getClientRects|scrollIntoView|elementFromPoint|inner(?:Width|Height)|scroll[XY])\b(?!['":])/;

/** The files that read sizes, and when they do it without forcing a layout in a tap. */
const ALLOWED: Record<string, string> = {
  'src/app/navigation/backSwipe.ts': 'at a touch, before anything has changed',
  'src/app/navigation/cachedPageScroll.ts': 'when the page is left for another one',
  'src/app/extras/useHidesFloating.ts': 'after the layout, and in a scroll event',
  'src/app/firstScreen/draw.ts': 'when a picture of the first screen has loaded',
  'src/app/firstScreen/listPage.ts': 'once, before the first screen is drawn',
  'src/app/firstScreen/page.ts': 'when the page is left',
  'src/app/firstScreen/takeOver.ts': 'once, before the app takes over',
  'src/kit/list/followFocus.ts': 'when Tab is pressed in a list',
  'src/kit/data/form.ts': 'to show the first invalid field, after a submit that failed',
  'src/kit/list/virtualizer.ts': 'in observers and in events of the window',
  'src/kit/list/windowHeight.ts': 'once, after a layout, and when the window changes',
  'src/ui/controls/ChipRow.tsx': 'after the layout',
  'src/ui/movement/Marquee.tsx': 'in an observer',
  'src/ui/fields/TextArea.tsx': 'in browsers that do not grow text areas themselves',
  'src/ui/movement/carouselScroll.ts': 'after the layout',
  'src/ui/movement/swiperSlides.ts': 'when a mouse takes over, and when the list changes',
  'src/ui/movement/rowScroll.ts': 'while a mouse or a key scrolls a row',
  'src/ui/overlays/lockScroll.ts': 'when the login sheet opens, before it changes the page',
  'src/ui/controls/playRipple.ts': 'after the layout',
  'src/widgets/cashier/OutcomeNotice.tsx': 'in a task after the tap, once a notice has appeared',
  'src/widgets/games/list/GameScroll.tsx': 'after the layout',
  'src/widgets/games/list/screenSize.ts':
    'in an observer; once at the first list, if it is the first screen',
};

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const isRead = (text: string) => READ.test(withoutComments(text));

test('no other source reads sizes or scroll positions, which can force a layout in a tap', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
  const found = files.filter((file) => isRead(readFileSync(file, 'utf8')));
  expect(found.toSorted(), 'use afterLayout of the kit, and say here when it reads').toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
});

test('a read is found in code, and not in a comment or in the name of a style', () => {
  expect(isRead('const { clientWidth } = main;')).toBe(true);
  expect(isRead('row.getBoundingClientRect()')).toBe(true);
  expect(isRead('// scrollIntoView would scroll the page too.')).toBe(false);
  expect(isRead("style={{ '--scroll-top': top }}")).toBe(false);
});
