import './GameBrowser.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useState } from 'react';
import { language } from '../i18n/locale';
import { t, tx } from '../i18n/t';
import { createGame } from '../stores/game';
import { createGameList, type Listed } from '../stores/gameList';
import { useStore } from '../stores/useStore';
import { SectionTitle } from '../ui/SectionTitle';
import { categoryPicture } from './categoryPicture';
import { GameScroll } from './GameScroll';
import { ListBar } from './ListBar';
import { NoGames } from './NoGames';
import type { Address } from './useApp';

type BarProps = Parameters<typeof ListBar>[0];

interface Props extends Pick<BarProps, 'menu' | 'onCategory' | 'onVendor'> {
  address: ReadonlySignal<Address>;
  /** What an address asks for. */
  read: (address: Address) => Listed & { category: string };
}

/** A category of games: its bar, its title and its list, which follow the address. */
export function GameBrowser({ address, read, ...bar }: Props) {
  const { categories } = useStore(createGame);
  const { of } = useStore(createGameList);
  const [{ category, vendor, rows }] = useState(() => {
    const query = computed(() => read(address.value));
    return {
      category: computed(() => query.value.category),
      vendor: computed(() => query.value.vendor),
      rows: computed(() => of(query.value, { step: address.value.step, language: language.value })),
    };
  });
  const title = computed(() => {
    const vendors = categories.value.flatMap((one) => one.vendors);
    const maker = vendors.find(({ vassalage }) => vassalage === vendor.value);
    return maker?.accountTypeName ?? tx(`game.${category.value}`, 'title.gameList').value;
  });
  return (
    <div className="browser">
      <ListBar {...bar} category={category} vendor={vendor} />
      <div className="browser-title">
        <SectionTitle
          picture={computed(() => categoryPicture(category.value))}
          count={computed(() => rows.value.total.value ?? '')}
        >
          {title}
        </SectionTitle>
      </div>
      <GameScroll
        of={rows}
        label={computed(() => t('game.listOf', { category: title }).value)}
        empty={() => <NoGames category={category} />}
      />
    </div>
  );
}
