// Solid with rows that are rendered once and reused for other indexes: the best that Solid can do.
import '../shared/styles.mjs';
import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/solid-virtual';
import { batch, createSignal, For, Index, onCleanup, onMount } from 'solid-js';
import { render } from 'solid-js/web';
import * as data from '../shared/data.mjs';
import { PITCH, rowStyle } from '../shared/layout.mjs';
import { Card, Header, List, WinnerList } from '../shared/solid.jsx';
import { createState } from '../shared/solidState.mjs';

const ROWS = Math.ceil(data.COUNT / data.COLUMNS);
const state = createState();
const columns = Array.from({ length: data.COLUMNS }, (_, column) => column);

const Row = (props) => (
  <div
    role="presentation"
    class="virtual-row"
    style={{ ...rowStyle, display: 'grid', transform: `translateY(${props.index * PITCH}px)` }}
  >
    <For each={columns}>{(column) => <Cell at={props.index * data.COLUMNS + column} />}</For>
  </div>
);

function Cell(props) {
  const game = () => data.games[props.at] ?? data.games.at(-1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the roles are those of the app
    <div
      role="listitem"
      hidden={props.at >= data.COUNT}
      aria-setsize={data.COUNT}
      aria-posinset={props.at + 1}
    >
      <Card
        game={game()}
        isOn={state.isFavourite(game().id)}
        onToggle={() => state.toggleFavourite(game().id)}
      />
    </div>
  );
}

function Games() {
  let list;
  const size = Math.min(ROWS, Math.ceil(innerHeight / PITCH) + 1 + 2 * data.OVERSCAN);
  const slots = Array.from({ length: size }, (_, slot) => createSignal(slot));
  onMount(() => {
    const options = {
      count: ROWS,
      getScrollElement: () => window,
      estimateSize: () => PITCH,
      scrollMargin: list.getBoundingClientRect().top + scrollY,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      onChange: placeRows,
    };
    const rows = new Virtualizer(options);
    function placeRows() {
      const start = (rows.calculateRange()?.startIndex ?? 0) - data.OVERSCAN;
      const first = Math.max(0, Math.min(start, ROWS - size));
      batch(() => {
        for (let row = first; row < first + size; row++) slots[row % size][1](row);
      });
    }
    onCleanup(rows._didMount());
    rows._willUpdate();
  });
  return (
    <List
      height={ROWS * PITCH}
      listRef={(element) => {
        list = element;
      }}
    >
      <Index each={slots}>{(slot) => <Row index={slot()[0]()} />}</Index>
    </List>
  );
}

render(
  () => (
    <div class="column">
      <Header {...state} onToggle={state.toggleHidden} />
      <WinnerList step={state.step} />
      <Games />
    </div>
  ),
  document.getElementById('root'),
);
