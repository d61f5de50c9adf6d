import { createNumberFormat, writeNumber } from '../../i18n/numbers';
import { categoriesOf } from '../../stores/games/gameOf';
import { gameGrid } from '../../widgets/games/card/gameGrid';
import { cardsOf } from './cards';
import { drawFirstScreen } from './draw';
import { childrenOf, copyOf, fill } from './fill';
import type { Drawing, DrawPage, Part } from './pageParts';
import { requestOf } from './pages';

const COLUMNS = 3;
/** As src/widgets/games/list/GameListBar.tsx. */
const MAX_VENDORS = 9;
const WITH_VENDORS = /^(RNG|LIVE|FISH|PVP)$/;
/** As src/widgets/games/list/screenSize.ts. */
const WIDE = '(min-width: 768px), (min-width: 600px) and (max-height: 480px)';

function sizesOfGrid() {
  const { documentElement } = document;
  const rem = Number.parseFloat(getComputedStyle(documentElement).fontSize) / 16;
  return gameGrid(documentElement.clientWidth, matchMedia(WIDE).matches, rem || 1);
}

/** A list of games: its title, categories, vendors and first page. */
const listPage: DrawPage = (drawing) => {
  const { root, copy, page } = drawing;
  const { template, category = '' } = page;
  const { columns, rowHeight } = sizesOfGrid();
  // The templates are those of a phone.
  if (columns !== COLUMNS) throw new Error('no template');
  root.append(copy(template));
  nameList(root, template, category);
  const cells = placeRows(root, rowHeight);
  const games = requestOf(category);
  return [barOf(drawing, template, category), ...(games ? [gamesOf(drawing, games, cells)] : [])];
};

/** The name and the picture of the category are those of its chip. */
function nameList(root: Element, template: string, category: string) {
  const chip = root.querySelector(`.chip[value="${CSS.escape(category)}"]`);
  const name = chip?.querySelector('.chip-text')?.textContent;
  const heading = root.querySelector('.sectiontitle h2');
  const list = root.querySelector('[role="list"]');
  const title = root.querySelector('h1');
  if (heading && name) {
    const label = `${list?.getAttribute('aria-label')}`;
    list?.setAttribute('aria-label', label.replace(heading.textContent, name));
    heading.textContent = name;
    // The list of all games has a title of its own.
    if (title && category !== 'HOME') title.textContent = name;
    const src = chip.querySelector('img')?.getAttribute('src') ?? '';
    root.querySelector('.sectiontitle > img')?.setAttribute('src', src);
  } else if (template !== 'slots') throw new Error('no template');
  // These games have an order of their own, and no filters.
  const filters = root.querySelectorAll(
    '.gamebrowser-title > :not(.sectiontitle), .gamebrowser-filters',
  );
  if (category === 'HOT') for (const part of filters) part.remove();
}

/** The height of a row depends on the screen. Returns the places of the games. */
function placeRows(root: Element, rowHeight: number) {
  const rows = [...root.querySelectorAll<HTMLElement>('.virtual-row')];
  for (const [at, { style }] of rows.entries()) {
    style.height = `${rowHeight}px`;
    style.transform = `translateY(${at * rowHeight}px)`;
  }
  const grid = rows[0]?.parentElement;
  if (grid) grid.style.height = `${rows.length * rowHeight}px`;
  return rows.flatMap(childrenOf);
}

function barOf({ root, copy }: Drawing, template: string, category: string): Part {
  const chips = root.querySelector('.gamelistbar-categories .chiprow');
  const chipOf = new Map(childrenOf(chips).map((chip) => [chip.getAttribute('value'), chip]));
  chips?.replaceChildren();
  if (WITH_VENDORS.test(category)) root.querySelector('.gamelistbar')?.append(copy('listVendors'));
  const vendorRow = root.querySelector('.gamelistbar-vendors .chiprow');
  const vendorChips = childrenOf(vendorRow);
  const [all, vendorChip] = vendorChips;
  const rest = vendorChips.at(-1);
  if (all) vendorRow?.replaceChildren(all);
  return {
    needs: ['vendors', 'hosts'],
    draw({ vendors }, pictureOf) {
      const known = categoriesOf(vendors);
      const codes = known.map(({ code }) => code);
      const menu =
        template === 'gameList'
          ? codes.filter((code) => code !== 'HOME').toSpliced(codes.indexOf('HOT'), 0, 'FAV')
          : [...codes, 'INHOUSE', 'FAV'];
      const shown = menu.flatMap((code) => chipOf.get(code) ?? []);
      for (const chip of shown)
        chip.setAttribute('aria-pressed', `${chip.getAttribute('value') === category}`);
      chips?.replaceChildren(...shown);
      const vendorsOf = known.find(({ code }) => code === category)?.vendors ?? [];
      if (!all || !rest) return;
      const first = vendorsOf.slice(0, MAX_VENDORS).map((vendor) => {
        const chip = copyOf(vendorChip);
        const small = pictureOf(vendor.mobileSmallIcon);
        fill(chip, { vendor: vendor.vassalage, label: vendor.accountTypeName, small });
        return chip;
      });
      const more = vendorsOf.length > MAX_VENDORS ? [rest] : [];
      vendorRow?.replaceChildren(all, ...first, ...more);
    },
  };
}

function gamesOf(
  { root, copy, tag }: Drawing,
  request: 'hot' | 'games' | 'allGames',
  cells: Element[],
): Part {
  return {
    needs: [request, 'hosts'],
    draw({ [request]: reply }, pictureOf) {
      const games = Array.isArray(reply) ? reply : reply.games;
      const total = Array.isArray(reply) ? reply.length : reply.totalCount;
      // A shorter list has other rows.
      if (games.length < cells.length) return;
      const card = copy('listCard').firstElementChild ?? undefined;
      const cards = cardsOf(games.slice(0, cells.length), card, pictureOf);
      for (const [at, cell] of cells.entries()) cell.replaceChildren(...cards.slice(at, at + 1));
      const count = root.querySelector('.sectiontitle-count');
      if (count && total !== undefined)
        count.textContent = writeNumber(total, () => createNumberFormat(tag));
      root.querySelector('.gamescroll')?.setAttribute('aria-busy', 'false');
    },
  };
}

drawFirstScreen(listPage);
