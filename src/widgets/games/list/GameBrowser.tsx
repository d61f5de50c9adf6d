import './GameBrowser.css';
import { AfterFrame } from '@kit/list/AfterFrame';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { Lazy } from '@kit/render/Lazy';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { isBehindFirstScreen } from '@kit/web/firstScreen';
import { withQuery } from '@kit/web/withQuery';
import { countText } from '../../../i18n/format';
import { language } from '../../../i18n/locale';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import { createGameList, type ListQuery } from '../../../stores/games/gameList';
import { createSystem } from '../../../stores/site/system';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { LoadFailure } from '../../site/app/LoadFailure';
import { type Address, useApp } from '../../site/app/useApp';
import { useLoginForFavourites } from '../card/useLoginForFavourites';
import { FilterButton } from '../filter/FilterButton';
import {
  type GameFilter,
  isUnchanged,
  listQueryOf,
  noFilter,
  readGameFilter,
  type VendorParameter,
  withFilter,
} from '../filter/gameFilter';
import { categoryPicture } from './categoryPicture';
import { GameListBar } from './GameListBar';
import { GameScroll, hasNoRows } from './GameScroll';

/** What few lists show is one chunk, because the first load names each. */
const loadNotes = () => import('./ListNotes');

type BarProps = Parameters<typeof GameListBar>[0];

interface Props extends Pick<BarProps, 'menuCodes' | 'onCategory'> {
  address: ReadonlySignal<Address>;
  /** The category and the list that an address names. */
  listAt: (address: Address) => ListQuery & { category: string };
  /** The parameter of the address that names vendors. */
  vendorParameter: VendorParameter;
}

/** Short lists that the app has as a whole. They have their own order. */
const UNFILTERED = ['HOT', 'FAV'];

/** The games of a category: bar, title, filters and list. All follow the address. Favourites are for members. */
export function GameBrowser({ address, listAt, vendorParameter, ...bar }: Props) {
  const { navigate } = useApp();
  useLoginForFavourites(address);
  const { categories, vendors } = useStore(createGame);
  const { rowsOf } = useStore(createGameList);
  const { settings } = useStore(createSystem);
  const { category, vendor, filter, hasChips, list, rows, canFilter } = useOnce(() => {
    const list = computed(() => listAt(address.value));
    const canFilter = computed(() => !UNFILTERED.includes(list.value.category));
    const filter = computed(() => readGameFilter(address.value.query, vendorParameter));
    const query = computed(() => {
      const { category } = list.value;
      const vendor = filter.value.vendors.join(',') || undefined;
      return {
        ...list.value,
        ...(canFilter.value ? listQueryOf(filter.value) : { vendor }),
        category,
      };
    });
    return {
      category: computed(() => query.value.category),
      vendor: computed(() => query.value.vendor),
      filter,
      /** The bar above shows one vendor already, and it gets no chip. */
      hasChips: computed(() => {
        const { vendors } = filter.value;
        return !isUnchanged(vendors.length === 1 ? { ...filter.value, vendors: [] } : filter.value);
      }),
      list,
      canFilter,
      rows: computed(() =>
        rowsOf(query.value, { historyKey: address.value.historyKey, language: language.value }),
      ),
    };
  });
  // The first page is requested, or its early reply is read, before the list is drawn.
  useSignalEffect(() => rows.value.start());
  const onFilter = (chosen: GameFilter) => {
    const { path, query } = address.peek();
    const next = withFilter(query, chosen, vendorParameter);
    navigate(withQuery(path, next), { replace: true });
  };
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
      <GameListBar
        {...bar}
        {...{ category, vendor }}
        onVendor={(chosen) => onFilter({ ...filter.peek(), vendors: chosen ? [chosen] : [] })}
      />
      {/* One error for both, when the list failed too. */}
      <When is={computed(() => !hasNoRows(rows.value))}>{() => <LoadFailure of={vendors} />}</When>
      <div className="gamebrowser-title">
        <SectionTitle
          picture={computed(() => categoryPicture(category.value))}
          count={computed(() => countText(rows.value.total.value))}
        >
          {title}
        </SectionTitle>
        <When is={canFilter}>
          {() => <FilterButton filter={filter} list={list} onApply={onFilter} />}
        </When>
      </div>
      <When is={canFilter}>
        {() => (
          <div className="gamebrowser-filters" data-shown={hasChips}>
            <Lazy
              load={loadNotes}
              when={computed(() => hasChips.value || settings.value?.market?.gameExclusion)}
            >
              {({ ListNotes }) => (
                <ListNotes category={category} filter={filter} onFilter={onFilter} />
              )}
            </Lazy>
          </div>
        )}
      </When>
      <AfterFrame isLate={isBehindFirstScreen()}>
        {() => (
          <GameScroll
            of={rows}
            label={computed(() => t('game.listOf', { category: title }).value)}
            empty={() => (
              <Lazy load={loadNotes}>
                {({ EmptyGameList }) => (
                  <EmptyGameList
                    category={category}
                    isFiltered={computed(() => canFilter.value && !isUnchanged(filter.value))}
                    onClear={() => onFilter(noFilter)}
                  />
                )}
              </Lazy>
            )}
          />
        )}
      </AfterFrame>
    </div>
  );
}
