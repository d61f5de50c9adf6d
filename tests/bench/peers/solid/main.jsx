// Solid as its users write it: a keyed list of the rows that the virtualizer shows.
import '../shared/styles.mjs';
import { createWindowVirtualizer } from '@tanstack/solid-virtual';
import { createSignal, For, onMount } from 'solid-js';
import { render } from 'solid-js/web';
import * as data from '../shared/data.mjs';
import { PITCH, rowStyle } from '../shared/layout.mjs';
import { Card, Header, List, WinnerList } from '../shared/solid.jsx';
import { createState } from '../shared/solidState.mjs';

const state = createState();

const Row = (props) => (
  <div
    role="presentation"
    class="virtual-row"
    style={{ ...rowStyle, display: 'grid', transform: `translateY(${props.index * PITCH}px)` }}
  >
    <For each={data.games.slice(props.index * data.COLUMNS, (props.index + 1) * data.COLUMNS)}>
      {(game, column) => (
        // biome-ignore lint/a11y/useSemanticElements: the roles are those of the app
        <div
          role="listitem"
          aria-setsize={data.COUNT}
          aria-posinset={props.index * data.COLUMNS + column() + 1}
        >
          <Card
            game={game}
            isOn={state.isFavourite(game.id)}
            onToggle={() => state.toggleFavourite(game.id)}
          />
        </div>
      )}
    </For>
  </div>
);

function Games() {
  let list;
  const [margin, setMargin] = createSignal(0);
  onMount(() => setMargin(list.getBoundingClientRect().top + scrollY));
  const rows = createWindowVirtualizer({
    count: Math.ceil(data.COUNT / data.COLUMNS),
    estimateSize: () => PITCH,
    overscan: data.OVERSCAN,
    get scrollMargin() {
      return margin();
    },
  });
  return (
    <List
      height={rows.getTotalSize()}
      listRef={(element) => {
        list = element;
      }}
    >
      <For each={rows.getVirtualItems()}>{(row) => <Row index={row.index} />}</For>
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
