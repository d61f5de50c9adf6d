/** @jsxImportSource react */
// React by an expert: small stores with selectors, memo everywhere, virtual rows.
import '../shared/styles.mjs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as data from '../shared/data.mjs';
import { drive } from '../shared/drive.mjs';
import { PITCH, rowOfSlot, SLOTS } from '../shared/layout.mjs';
import * as parts from '../shared/react.jsx';
import { createStore, useStore } from './store.mjs';

const hidden = createStore(false);
const left = createStore(data.seconds);
const counts = createStore(data.counts);
const step = createStore(0);
const favourites = createStore(new Set());

drive({
  tick: () => left.set((now) => now - 1),
  badge: (at) => counts.set((now) => now.with(at, now[at] + 1)),
  turn: () => step.set((now) => now + 1),
});

const toggleHidden = () => hidden.set((now) => !now);
const toggleFavourite = (id) =>
  favourites.set((now) => {
    const next = new Set(now);
    if (!next.delete(id)) next.add(id);
    return next;
  });

const { Card, Row, Item, List, Winner, WinnerList } = parts;
const WinnerText = memo(parts.WinnerText);

const Balance = memo(() => <parts.Balance isHidden={useStore(hidden)} onToggle={toggleHidden} />);
const Clock = memo(() => <parts.Clock left={useStore(left)} />);
const Tab = memo(({ at }) => (
  <parts.Tab label={data.tabs[at]} count={useStore(counts, (all) => all[at])} />
));

const Heart = memo(({ game }) => (
  <parts.Heart
    game={game}
    isOn={useStore(
      favourites,
      useCallback((all) => all.has(game.id), [game]),
    )}
    onToggle={() => toggleFavourite(game.id)}
  />
));

const Header = memo(() => (
  <header className="header stickybar">
    <Balance />
    <Clock />
    {data.tabs.map((label, at) => (
      <Tab key={label} at={at} />
    ))}
  </header>
));

const Slot = memo(({ row }) => (
  <Winner row={row}>
    <WinnerText winner={data.listedWinners[row % data.listedWinners.length]} />
  </Winner>
));

const Winners = memo(() => {
  const now = useStore(step);
  return (
    <WinnerList step={now}>
      {Array.from({ length: SLOTS }, (_, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
        <Slot key={slot} row={rowOfSlot(slot, now)} />
      ))}
    </WinnerList>
  );
});

const Cards = memo(({ index, top }) => (
  <Row top={top}>
    {data.games.slice(index * data.COLUMNS, (index + 1) * data.COLUMNS).map((game, column) => (
      <Item key={game.id} at={index * data.COLUMNS + column}>
        <Card game={game}>
          <Heart game={game} />
        </Card>
      </Item>
    ))}
  </Row>
));

const Games = memo(() => {
  const list = useRef(null);
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(list.current.getBoundingClientRect().top + scrollY), []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(data.COUNT / data.COLUMNS),
    estimateSize: () => PITCH,
    overscan: data.OVERSCAN,
    scrollMargin,
  });
  return (
    <List height={rows.getTotalSize()} listRef={list}>
      {rows.getVirtualItems().map(({ index, start }) => (
        <Cards key={index} index={index} top={start - scrollMargin} />
      ))}
    </List>
  );
});

createRoot(document.getElementById('root')).render(
  <div className="column">
    <Header />
    <Winners />
    <Games />
  </div>,
);
