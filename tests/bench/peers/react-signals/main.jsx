/** @jsxImportSource react */
// Signals in React as in their documentation: components that read them, For over the rows.
import '../shared/styles.mjs';
import { batch, computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { For } from '@preact/signals-react/utils';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as data from '../shared/data.mjs';
import { drive } from '../shared/drive.mjs';
import { PITCH, rowOfSlot, SLOTS } from '../shared/layout.mjs';
import * as parts from '../shared/react.jsx';

const { Card, Row, Item, List, Winner, WinnerList, WinnerText } = parts;

const isHidden = signal(false);
const left = signal(data.seconds);
const clock = computed(() => data.clockText(left.value));
const counts = data.counts.map((count) => signal(count));
const step = signal(0);
const favourites = new Map();

function favourite(id) {
  const known = favourites.get(id) ?? signal(false);
  favourites.set(id, known);
  return known;
}

drive({
  tick: () => {
    left.value -= 1;
  },
  badge: (at) => {
    counts[at].value += 1;
  },
  turn: () => {
    step.value += 1;
  },
});

const flip = (of) => {
  of.value = !of.peek();
};

function Balance() {
  useSignals();
  return <parts.Balance isHidden={isHidden.value} onToggle={() => flip(isHidden)} />;
}

const Clock = () => (
  <span className="num" role="timer" dir="ltr">
    {clock}
  </span>
);

function Tab({ label, count }) {
  useSignals();
  return <parts.Tab label={label} count={count.value} />;
}

function Heart({ game }) {
  useSignals();
  const isOn = favourite(game.id);
  return <parts.Heart game={game} isOn={isOn.value} onToggle={() => flip(isOn)} />;
}

const Header = () => (
  <header className="header stickybar">
    <Balance />
    <Clock />
    {data.tabs.map((label, at) => (
      <Tab key={label} label={label} count={counts[at]} />
    ))}
  </header>
);

function Slot({ slot }) {
  useSignals();
  const row = useMemo(() => computed(() => rowOfSlot(slot, step.value)), [slot]).value;
  return (
    <Winner row={row}>
      <WinnerText winner={data.listedWinners[row % data.listedWinners.length]} />
    </Winner>
  );
}

// biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the pool
const slots = Array.from({ length: SLOTS }, (_, slot) => <Slot key={slot} slot={slot} />);

function Winners() {
  useSignals();
  return <WinnerList step={step.value}>{slots}</WinnerList>;
}

const Cards = memo(({ index }) => (
  <Row top={index * PITCH}>
    {data.games.slice(index * data.COLUMNS, (index + 1) * data.COLUMNS).map((game, column) => (
      <Item key={game.id} at={index * data.COLUMNS + column}>
        <Card game={game}>
          <Heart game={game} />
        </Card>
      </Item>
    ))}
  </Row>
));

function Games() {
  const list = useRef(null);
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(list.current.getBoundingClientRect().top + scrollY), []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(data.COUNT / data.COLUMNS),
    estimateSize: () => PITCH,
    overscan: data.OVERSCAN,
    scrollMargin,
  });
  const shown = useMemo(() => signal([]), []);
  const indexes = rows.getVirtualIndexes();
  if (shown.peek().length === 0) shown.value = indexes;
  useLayoutEffect(() => {
    batch(() => {
      shown.value = indexes;
    });
  }, [shown, indexes]);
  return (
    <List height={rows.getTotalSize()} listRef={list}>
      <For each={shown} getKey={(index) => index}>
        {(index) => <Cards index={index} />}
      </For>
    </List>
  );
}

createRoot(document.getElementById('root')).render(
  <div className="column">
    <Header />
    <Winners />
    <Games />
  </div>,
);
