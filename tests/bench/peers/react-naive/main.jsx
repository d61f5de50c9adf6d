/** @jsxImportSource react */
// React as a first version: state at the top, passed down by context.
import '../shared/styles.mjs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as data from '../shared/data.mjs';
import { drive } from '../shared/drive.mjs';
import { PITCH, rowOfSlot, SLOTS } from '../shared/layout.mjs';
import {
  Balance,
  Card,
  Clock,
  Heart,
  Item,
  List,
  Row,
  Tab,
  Winner,
  WinnerList,
  WinnerText,
} from '../shared/react.jsx';

const AppContext = createContext(null);

function App() {
  const [isHidden, setHidden] = useState(false);
  const [left, setLeft] = useState(data.seconds);
  const [counts, setCounts] = useState(data.counts);
  const [step, setStep] = useState(0);
  const [favourites, setFavourites] = useState(new Set());
  useEffect(() => {
    drive({
      tick: () => setLeft((now) => now - 1),
      badge: (at) => setCounts((now) => now.with(at, now[at] + 1)),
      turn: () => setStep((now) => now + 1),
    });
  }, []);
  const toggle = (id) =>
    setFavourites((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const value = { isHidden, setHidden, left, counts, step, favourites, toggle };
  return (
    <AppContext value={value}>
      <div className="column">
        <Header />
        <Winners />
        <Games />
      </div>
    </AppContext>
  );
}

function Header() {
  const { isHidden, setHidden, left, counts } = useContext(AppContext);
  return (
    <header className="header stickybar">
      <Balance isHidden={isHidden} onToggle={() => setHidden(!isHidden)} />
      <Clock left={left} />
      {data.tabs.map((label, at) => (
        <Tab key={label} label={label} count={counts[at]} />
      ))}
    </header>
  );
}

function Winners() {
  const { step } = useContext(AppContext);
  return (
    <WinnerList step={step}>
      {Array.from({ length: SLOTS }, (_, slot) => {
        const row = rowOfSlot(slot, step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
          <Winner key={slot} row={row}>
            <WinnerText winner={data.listedWinners[row % data.listedWinners.length]} />
          </Winner>
        );
      })}
    </WinnerList>
  );
}

function Games() {
  const { favourites, toggle } = useContext(AppContext);
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
        <Row key={index} top={start - scrollMargin}>
          {data.games
            .slice(index * data.COLUMNS, (index + 1) * data.COLUMNS)
            .map((game, column) => (
              <Item key={game.id} at={index * data.COLUMNS + column}>
                <Card game={game}>
                  <Heart
                    game={game}
                    isOn={favourites.has(game.id)}
                    onToggle={() => toggle(game.id)}
                  />
                </Card>
              </Item>
            ))}
        </Row>
      ))}
    </List>
  );
}

createRoot(document.getElementById('root')).render(<App />);
