import './GameBrowser.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { useState } from 'react';
import { language } from '../../i18n/locale';
import { t, textOrFallback } from '../../i18n/t';
import { createGame } from '../../stores/game';
import { createGameList, type ListQuery } from '../../stores/gameList';
import { useStore } from '../../stores/useStore';
import { SectionTitle } from '../../ui/SectionTitle';
import type { Address } from '../app/useApp';
import { categoryPicture } from './categoryPicture';
import { GameListBar } from './GameListBar';
import { GameScroll } from './GameScroll';
import { NoGames } from './NoGames';

type BarProps = Parameters<typeof GameListBar>[0];

interface Props extends Pick<BarProps, 'menu' | 'onCategory' | 'onVendor'> {
  address: ReadonlySignal<Address>;
  /** Reads category, vendor and list from the address. */
  read: (address: Address) => ListQuery & { category: string };
}

/** The games of a category: bar, title and list. All follow the address. */
export function GameBrowser({ address, read, ...bar }: Props) {
  const { categories } = useStore(createGame);
  const { of } = useStore(createGameList);
  const [{ category, vendor, rows }] = useState(() => {
    const query = computed(() => read(address.value));
    return {
      category: computed(() => query.value.category),
      vendor: computed(() => query.value.vendor),
      rows: computed(() =>
        of(query.value, { historyKey: address.value.historyKey, language: language.value }),
      ),
    };
  });
  const title = computed(() => {
    const vendors = categories.value.flatMap((category) => category.vendors);
    const currentVendor = vendors.find(({ vassalage }) => vassalage === vendor.value);
    return (
      currentVendor?.accountTypeName ??
      textOrFallback(`game.${category.value}`, 'title.gameList').value
    );
  });
  return (
    <div className="gamebrowser">
      <GameListBar {...bar} category={category} vendor={vendor} />
      <div className="gamebrowser-title">
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
