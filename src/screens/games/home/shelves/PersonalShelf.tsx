import type { Resource } from '@kit/data/resource';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { Game } from '../../../../stores/games/gameOf';
import { SectionTitle } from '../../../../ui/content/SectionTitle';
import { hasFailed, LoadFailure } from '../../../../widgets/site/app/LoadFailure';
import { GamePages } from '../GamePages';

const PAGE_SIZE = 9;

interface Props {
  id: string;
  title: ReadonlySignal<string>;
  picture: string;
  /** Where the games come from. */
  of: Resource<unknown, never>;
  games: ReadonlySignal<readonly Game[]>;
}

/** A row of games that were chosen for the member. Draws nothing when there are none. */
export function PersonalShelf({ id, title, picture, of, games }: Props) {
  return (
    <When is={computed(() => games.value.length > 0 || hasFailed(of))}>
      {() => (
        <section className="home-section" aria-labelledby={id}>
          <SectionTitle id={id} picture={picture}>
            {title}
          </SectionTitle>
          <LoadFailure of={of}>
            <GamePages games={games} pageSize={PAGE_SIZE} />
          </LoadFailure>
        </section>
      )}
    </When>
  );
}
