// No library: templates, references to nodes and a pool of rows. The limit of what a browser allows.
import '../shared/styles.mjs';
import * as data from '../shared/data.mjs';
import { drive } from '../shared/drive.mjs';
import { PITCH, rowStyle } from '../shared/layout.mjs';
import { saveFavourite } from '../shared/saveFavourite.mjs';
import { createHeader, createWinnerList } from './headerAndWinners.mjs';
import { make, picture, watchPicture } from './parts.mjs';

const ROWS = Math.ceil(data.COUNT / data.COLUMNS);
const favourites = new Set();

const { element: row } = make('<div role="presentation" class="virtual-row"></div>');
Object.assign(row.style, { display: 'grid' });
for (const [name, value] of Object.entries(rowStyle)) row.style.setProperty(name, value);

const { element: cell } = make(
  `<div role="listitem" aria-setsize="${data.COUNT}"><article class="gamecard" data-blank="false"><a class="gamecard-link">${picture({ srcSet: ' ', width: 111, fills: true })}<b class="gamecard-name">&nbsp;</b><span class="gamecard-vendor">&nbsp;</span></a><button type="button" class="heart"></button></article></div>`,
);

function createCell() {
  const element = cell.cloneNode(true);
  const [link, heart] = element.firstElementChild.children;
  const [frame, name, vendor] = link.children;
  const show = watchPicture(frame);
  let game;
  const drawHeart = () => {
    const isOn = favourites.has(game.id);
    heart.setAttribute('aria-label', data.words[isOn ? 'remove' : 'add'](game.name));
    heart.setAttribute('aria-pressed', isOn);
  };
  heart.onclick = () => {
    if (!favourites.delete(game.id)) favourites.add(game.id);
    drawHeart();
    void saveFavourite(game, favourites.has(game.id));
  };
  const showAt = (at) => {
    element.hidden = at >= data.COUNT;
    if (element.hidden) return;
    game = data.games[at];
    element.setAttribute('aria-posinset', at + 1);
    link.href = data.hrefOf(game);
    if (game.isNew) link.dataset.new = data.words.isNew;
    else delete link.dataset.new;
    show(data.srcOf(game.pictures[0]), data.srcSetOf(game));
    name.firstChild.data = game.name;
    vendor.firstChild.data = game.vendorName;
    drawHeart();
  };
  return { element, showAt };
}

function createRow() {
  const element = row.cloneNode(true);
  const cells = Array.from({ length: data.COLUMNS }, createCell);
  element.append(...cells.map((cell) => cell.element));
  let shown = -1;
  const showAt = (index) => {
    if (index === shown) return;
    shown = index;
    element.style.transform = `translateY(${index * PITCH}px)`;
    for (const [column, cell] of cells.entries()) cell.showAt(index * data.COLUMNS + column);
  };
  return { element, showAt };
}

const header = createHeader();
const winnerList = createWinnerList();
const { element: games, list } = make(
  `<div class="gamescroll" aria-busy="false"><div role="list" aria-label="${data.words.list}" style="position:relative;height:${ROWS * PITCH}px"></div><div class="gamescroll-end"><p>${data.words.end}</p></div></div>`,
  { list: '[role=list]' },
);
const size = Math.min(ROWS, Math.ceil(innerHeight / PITCH) + 1 + 2 * data.OVERSCAN);
const pool = Array.from({ length: size }, createRow);
list.append(...pool.map((row) => row.element));
const { element: column } = make('<div class="column"></div>');
column.append(header.element, winnerList.element, games);

let margin = 0;
let first = -1;
function placeRows() {
  const start = Math.floor((scrollY - margin) / PITCH) - data.OVERSCAN;
  const next = Math.max(0, Math.min(start, ROWS - size));
  if (next === first) return;
  first = next;
  for (let index = first; index < first + size; index++) pool[index % size].showAt(index);
}
placeRows();
document.getElementById('root').append(column);
margin = list.getBoundingClientRect().top + scrollY;
addEventListener('scroll', placeRows, { passive: true });

drive({ tick: header.tick, badge: header.badge, turn: winnerList.turn });
