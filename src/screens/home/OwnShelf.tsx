import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import type { Game } from '../../stores/game';
import { SectionTitle } from '../../ui/SectionTitle';
import { GamePages } from './GamePages';

const PAGE_SIZE = 3;

interface Props {
  id: string;
  title: ReadonlySignal<string>;
  picture: string;
  games: ReadonlySignal<readonly Game[]>;
}

/** A row of games that were chosen for the member. Draws nothing when there are none. */
export const OwnShelf = ({ id, title, picture, games }: Props) => (
  <When is={computed(() => games.value.length > 0)}>
    {() => (
      <section className="home-section" aria-labelledby={id}>
        <SectionTitle id={id} picture={picture}>
          {title}
        </SectionTitle>
        <GamePages games={games} pageSize={PAGE_SIZE} />
      </section>
    )}
  </When>
);
