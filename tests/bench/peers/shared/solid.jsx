// The parts of the page for the peers written with Solid.
import { createSignal, For } from 'solid-js';
import * as data from './data.mjs';
import { LIST_HEIGHT, rowOfSlot, SLOTS, STEP } from './layout.mjs';
import { saveFavourite } from './saveFavourite.mjs';

export const Icon = (props) => (
  <svg class="icon" width={props.size} height={props.size} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${props.name}`} />
  </svg>
);

export const IconButton = (props) => (
  <button
    class="iconbutton"
    data-kind="bare"
    data-spinning="false"
    style={{ '--size': '32px' }}
    type="button"
    aria-pressed={props.pressed}
    onClick={() => props.onClick?.()}
  >
    <Icon name={props.icon} size={18} />
    <span class="visually-hidden">{props.label}</span>
    <span class="ripple" aria-hidden="true" />
  </button>
);

function Money(props) {
  const parts = () => data.moneyParts(props.amount);
  const shown = (text) => (props.isMasked ? data.mask(text) : text);
  return (
    <span
      class="money num"
      dir="ltr"
      data-size={props.size}
      data-tone={props.tone ?? 'text'}
      data-quiet="false"
    >
      <span class="money-symbol">{parts().lead}</span>
      <span>{shown(parts().integer)}</span>
      <span class="money-cents">{shown(parts().fraction)}</span>
      <span class="money-symbol" />
    </span>
  );
}

/** Never shows the previous picture, and shows a placeholder when loading fails. */
export function Picture(props) {
  const [seen, setSeen] = createSignal({ of: '', hasFailed: false, isLoaded: false });
  const hasFailed = () => seen().of === props.src && seen().hasFailed;
  const isLoaded = () => seen().of === props.src && seen().isLoaded;
  return (
    <span
      class="picture"
      data-state={isLoaded() ? 'loaded' : 'loading'}
      data-fills={props.fills ? 'true' : 'false'}
      style={{ '--w': `${props.width}px`, '--ratio': `${props.width} / ${props.height}` }}
    >
      <img
        alt={props.alt}
        width={props.width}
        height={props.height}
        loading="lazy"
        decoding="async"
        attr:draggable="false"
        sizes={props.srcSet && data.SIZES}
        srcset={hasFailed() ? undefined : props.srcSet}
        src={hasFailed() ? data.DEFAULT_PICTURE : props.src}
        onLoad={() => setSeen({ of: props.src, hasFailed: hasFailed(), isLoaded: true })}
        onError={() => setSeen({ of: props.src, hasFailed: true, isLoaded: false })}
      />
    </span>
  );
}

const Balance = (props) => (
  <div class="balance">
    <IconButton
      icon={props.isHidden ? 'eye-off' : 'eye'}
      label={props.isHidden ? data.words.show : data.words.hide}
      pressed={props.isHidden}
      onClick={props.onToggle}
    />
    <a class="balance-amount" href="/m/member/home">
      <span class="visually-hidden">{data.words.member}</span>
      <Money amount={data.balance} isMasked={props.isHidden} size={14} />
    </a>
    <span class="balance-refresh">
      <IconButton icon="refresh-cw" label={data.words.refresh} />
    </span>
    <a class="balance-deposit" href="/m/voucherCenter" aria-label={data.words.deposit}>
      <Icon name="plus" size={22} />
    </a>
  </div>
);

export const Header = (props) => (
  <header class="header stickybar">
    <Balance isHidden={props.isHidden()} onToggle={props.onToggle} />
    <span class="num" role="timer" dir="ltr">
      {data.clockText(props.left())}
    </span>
    <For each={data.tabs}>
      {(label, at) => (
        <a href={`#${label}`}>
          {label}
          <span class="badge num" hidden={props.counts[at()][0]() === 0}>
            <span>{data.badgeText(props.counts[at()][0]())}</span>
          </span>
        </a>
      )}
    </For>
  </header>
);

function Slot(props) {
  const row = () => rowOfSlot(props.slot, props.step());
  const winner = () => data.listedWinners[row() % data.listedWinners.length];
  return (
    <li class="winner" style={{ transform: `translateY(${row() * STEP}px)` }}>
      <Picture src={data.srcOf(winner().picture)} alt="" width={42} height={42} />
      <span class="winner-text">
        <b>{winner().game}</b>
        <span class="muted">{`${winner().player} · ${winner().vendor}`}</span>
      </span>
      <Money amount={winner().amount} tone="win" />
    </li>
  );
}

const slots = Array.from({ length: SLOTS }, (_, slot) => slot);

export const WinnerList = (props) => (
  <div class="winnerlist" style={{ '--height': LIST_HEIGHT }}>
    <ul class="winnerlist-run" style={{ transform: `translateY(${-props.step() * STEP}px)` }}>
      <For each={slots}>{(slot) => <Slot slot={slot} step={props.step} />}</For>
    </ul>
  </div>
);

/** A card whose game can change; `game` and `isOn` are read where they are shown. */
export const Card = (props) => (
  <article class="gamecard" data-blank="false">
    <a
      class="gamecard-link"
      href={data.hrefOf(props.game)}
      data-new={props.game.isNew ? data.words.isNew : undefined}
    >
      <Picture
        src={data.srcOf(props.game.pictures[0])}
        srcSet={data.srcSetOf(props.game)}
        alt=""
        width={111}
        height={111}
        fills
      />
      <b class="gamecard-name">{props.game.name}</b>
      <span class="gamecard-vendor">{props.game.vendorName}</span>
    </a>
    <button
      type="button"
      class="heart"
      aria-label={props.isOn ? data.words.remove(props.game.name) : data.words.add(props.game.name)}
      aria-pressed={props.isOn}
      onClick={() => {
        props.onToggle();
        // `isOn` has the new value already.
        void saveFavourite(props.game, props.isOn);
      }}
    />
  </article>
);

export const List = (props) => (
  <div class="gamescroll" aria-busy="false">
    {/* biome-ignore lint/a11y/useSemanticElements: the roles are those of the app */}
    <div
      role="list"
      aria-label={data.words.list}
      style={{ position: 'relative', height: `${props.height}px` }}
      ref={props.listRef}
    >
      {props.children}
    </div>
    <div class="gamescroll-end">
      <p>{data.words.end}</p>
    </div>
  </div>
);
