/** @jsxImportSource react */
// The parts of the page without state, for the peers written with React.
import { useState } from 'react';
import * as data from './data.mjs';
import { LIST_HEIGHT, PITCH, STEP } from './layout.mjs';
import { saveFavourite } from './saveFavourite.mjs';

export const Icon = ({ name, size }) => (
  <svg className="icon" width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

export const IconButton = ({ icon, label, pressed, onClick }) => (
  <button
    className="iconbutton"
    data-kind="bare"
    data-spinning="false"
    style={{ '--size': '32px' }}
    type="button"
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name={icon} size={18} />
    <span className="visually-hidden">{label}</span>
    <span className="ripple" aria-hidden="true" />
  </button>
);

export function Money({ amount, isMasked = false, size, tone = 'text' }) {
  const { lead, integer, fraction } = data.moneyParts(amount);
  const shown = (text) => (isMasked ? data.mask(text) : text);
  return (
    <span className="money num" dir="ltr" data-size={size} data-tone={tone} data-quiet="false">
      <span className="money-symbol">{lead}</span>
      <span>{shown(integer)}</span>
      <span className="money-cents">{shown(fraction)}</span>
      <span className="money-symbol" />
    </span>
  );
}

/** Never shows the previous picture, and shows a placeholder when loading fails. */
export function Picture({ src, srcSet, alt, width, height, fills = false }) {
  const [seen, setSeen] = useState({ of: '', hasFailed: false, isLoaded: false });
  const now = seen.of === src ? seen : { hasFailed: false, isLoaded: false };
  return (
    <span
      className="picture"
      data-state={now.isLoaded ? 'loaded' : 'loading'}
      data-fills={fills}
      style={{ '--w': `${width}px`, '--ratio': `${width} / ${height}` }}
    >
      <img
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        draggable={false}
        sizes={srcSet && data.SIZES}
        srcSet={now.hasFailed ? undefined : srcSet}
        src={now.hasFailed ? data.DEFAULT_PICTURE : src}
        onLoad={() => setSeen({ of: src, hasFailed: now.hasFailed, isLoaded: true })}
        onError={() => setSeen({ of: src, hasFailed: true, isLoaded: false })}
      />
    </span>
  );
}

export const Balance = ({ isHidden, onToggle }) => (
  <div className="balance">
    <IconButton
      icon={isHidden ? 'eye-off' : 'eye'}
      label={isHidden ? data.words.show : data.words.hide}
      pressed={isHidden}
      onClick={onToggle}
    />
    <a className="balance-amount" href="/m/member/home">
      <span className="visually-hidden">{data.words.member}</span>
      <Money amount={data.balance} isMasked={isHidden} size={14} />
    </a>
    <span className="balance-refresh">
      <IconButton icon="refresh-cw" label={data.words.refresh} />
    </span>
    <a className="balance-deposit" href="/m/voucherCenter" aria-label={data.words.deposit}>
      <Icon name="plus" size={22} />
    </a>
  </div>
);

export const Clock = ({ left }) => (
  <span className="num" role="timer" dir="ltr">
    {data.clockText(left)}
  </span>
);

export const Tab = ({ label, count }) => (
  <a href={`#${label}`}>
    {label}
    <span className="badge num" hidden={count === 0}>
      <span>{data.badgeText(count)}</span>
    </span>
  </a>
);

export const WinnerText = ({ winner: { picture, game, player, vendor, amount } }) => (
  <>
    <Picture src={data.srcOf(picture)} alt="" width={42} height={42} />
    <span className="winner-text">
      <b>{game}</b>
      <span className="muted">{`${player} · ${vendor}`}</span>
    </span>
    <Money amount={amount} tone="win" />
  </>
);

export const WinnerList = ({ step, children }) => (
  <div className="winnerlist" style={{ '--height': LIST_HEIGHT }}>
    <ul className="winnerlist-run" style={{ transform: `translateY(${-step * STEP}px)` }}>
      {children}
    </ul>
  </div>
);

export const Winner = ({ row, children }) => (
  <li className="winner" style={{ transform: `translateY(${row * STEP}px)` }}>
    {children}
  </li>
);

export const Heart = ({ game, isOn, onToggle }) => (
  <button
    type="button"
    className="heart"
    aria-label={isOn ? data.words.remove(game.name) : data.words.add(game.name)}
    aria-pressed={isOn}
    onClick={() => {
      onToggle();
      void saveFavourite(game, !isOn);
    }}
  />
);

export const Card = ({ game, children }) => (
  <article className="gamecard" data-blank="false">
    <a
      className="gamecard-link"
      href={data.hrefOf(game)}
      data-new={game.isNew ? data.words.isNew : undefined}
    >
      <Picture
        src={data.srcOf(game.pictures[0])}
        srcSet={data.srcSetOf(game)}
        alt=""
        width={111}
        height={111}
        fills
      />
      <b className="gamecard-name">{game.name}</b>
      <span className="gamecard-vendor">{game.vendorName}</span>
    </a>
    {children}
  </article>
);

const style = {
  display: 'grid',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: PITCH,
  contain: 'layout size style',
  gridTemplateColumns: `repeat(${data.COLUMNS}, minmax(0, 1fr))`,
};

export const Row = ({ top, children }) => (
  <div
    role="presentation"
    className="virtual-row"
    style={{ ...style, transform: `translateY(${top}px)` }}
  >
    {children}
  </div>
);

export const Item = ({ at, children }) => (
  // biome-ignore lint/a11y/useSemanticElements: the roles are those of the app
  <div role="listitem" aria-setsize={data.COUNT} aria-posinset={at + 1}>
    {children}
  </div>
);

export const List = ({ height, listRef, children }) => (
  <div className="gamescroll" aria-busy="false">
    {/* biome-ignore lint/a11y/useSemanticElements: the roles are those of the app */}
    <div
      role="list"
      aria-label={data.words.list}
      style={{ position: 'relative', height }}
      ref={listRef}
    >
      {children}
    </div>
    <div className="gamescroll-end">
      <p>{data.words.end}</p>
    </div>
  </div>
);
