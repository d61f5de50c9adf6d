import * as data from '../shared/data.mjs';
import { LIST_HEIGHT, rowOfSlot, SLOTS, STEP } from '../shared/layout.mjs';
import { icon, iconButton, make, money, picture, watchPicture, writeMoney } from './parts.mjs';

export function createHeader() {
  let isHidden = false;
  let left = data.seconds;
  const counts = [...data.counts];
  const tabs = data.tabs.map(
    (label, at) =>
      `<a href="#${label}">${label}<span class="badge num"><span>${data.badgeText(counts[at])}</span></span></a>`,
  );
  const { element, eye, use, label, amount, clock } = make(
    `<header class="header stickybar"><div class="balance">
      ${iconButton('eye', data.words.hide, ' aria-pressed="false"')}
      <a class="balance-amount" href="/m/member/home"><span class="visually-hidden">${data.words.member}</span>${money(data.balance, { size: 14 })}</a>
      <span class="balance-refresh">${iconButton('refresh-cw', data.words.refresh)}</span>
      <a class="balance-deposit" href="/m/voucherCenter" aria-label="${data.words.deposit}">${icon('plus', 22)}</a>
    </div><span class="num" role="timer" dir="ltr">${data.clockText(left)}</span>${tabs.join('')}</header>`,
    {
      eye: 'button',
      use: 'use',
      label: 'button .visually-hidden',
      amount: '.money',
      clock: '[role=timer]',
    },
  );
  eye.onclick = () => {
    isHidden = !isHidden;
    eye.setAttribute('aria-pressed', isHidden);
    use.setAttribute('href', `/icons.svg#${isHidden ? 'eye-off' : 'eye'}`);
    label.firstChild.data = isHidden ? data.words.show : data.words.hide;
    writeMoney(amount, data.balance, isHidden);
  };
  const badges = [...element.querySelectorAll('.badge > span')];
  return {
    element,
    tick: () => {
      clock.firstChild.data = data.clockText(--left);
    },
    badge: (at) => {
      badges[at].firstChild.data = data.badgeText(++counts[at]);
    },
  };
}

function createSlot(slot) {
  const { element, frame, name, player, amount } = make(
    `<li class="winner">${picture({ width: 42 })}<span class="winner-text"><b>&nbsp;</b><span class="muted">&nbsp;</span></span>${money(0, { tone: 'win' })}</li>`,
    { frame: '.picture', name: 'b', player: '.muted', amount: '.money' },
  );
  const show = watchPicture(frame);
  let shown = -1;
  const showAt = (now) => {
    const row = rowOfSlot(slot, now);
    if (row === shown) return;
    shown = row;
    const winner = data.listedWinners[row % data.listedWinners.length];
    element.style.transform = `translateY(${row * STEP}px)`;
    show(data.srcOf(winner.picture));
    name.firstChild.data = winner.game;
    player.firstChild.data = `${winner.player} · ${winner.vendor}`;
    writeMoney(amount, winner.amount);
  };
  return { element, showAt };
}

export function createWinnerList() {
  const { element, run } = make(
    `<div class="winnerlist" style="--height:${LIST_HEIGHT}"><ul class="winnerlist-run"></ul></div>`,
    { run: 'ul' },
  );
  const slots = Array.from({ length: SLOTS }, (_, slot) => createSlot(slot));
  run.append(...slots.map((slot) => slot.element));
  let now = -1;
  const turn = () => {
    now++;
    run.style.transform = `translateY(${-now * STEP}px)`;
    for (const { showAt } of slots) showAt(now);
  };
  turn();
  return { element, turn };
}
