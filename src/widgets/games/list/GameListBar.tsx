import '../../../ui/theme/stickyBar.css';
import './GameListBar.css';
import { isPending } from '@kit/data/resource';
import type { Stop } from '@kit/data/timers';
import { afterPaint } from '@kit/list/afterPaint';
import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ComponentProps, useRef } from 'react';
import type { WireVendor } from '../../../contract/games/game';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createGame } from '../../../stores/games/game';
import type { Category } from '../../../stores/games/gameOf';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { SkeletonChips } from '../../../ui/feedback/Skeleton';
import { usePictures } from '../../site/app/usePictures';
import { categoryPicture } from './categoryPicture';

/** Categories with so many games that they are filtered by vendor. */
const CATEGORIES_WITH_VENDORS = ['FISH', 'LIVE', 'PVP', 'RNG'];

interface Props {
  category: ReadonlySignal<string>;
  vendor: ReadonlySignal<string | undefined>;
  /** The codes of the categories to show. Without it the bar has no categories. */
  menuCodes?: (categories: Category[]) => string[];
  onCategory: (code: string) => void;
  onVendor: (vendor: string | undefined) => void;
}

/** The sticky bar above a game list: its categories and the vendors of the category. */
export function GameListBar({ category, vendor, menuCodes, onCategory, onVendor }: Props) {
  const hasVendors = computed(() => CATEGORIES_WITH_VENDORS.includes(category.value));
  return (
    <div className="gamelistbar stickybar">
      {menuCodes && (
        <Categories menuCodes={menuCodes} category={category} onCategory={onCategory} />
      )}
      <When is={hasVendors}>{() => <Vendors {...{ category, vendor, onVendor }} />}</When>
    </div>
  );
}

/** A writable copy of a signal. A tap sets it at once, before the address changes. */
function useWritableCopy(of: ReadonlySignal<string>) {
  const copy = useOnce(() => signal(of.peek()));
  useSignalEffect(() => {
    copy.value = of.value;
  });
  return copy;
}

/** Chips of the vendors or of their categories. A tap shows the chip first: the list that it chooses takes long to draw. */
function Chips({
  skeleton,
  onPick,
  ...row
}: Omit<ComponentProps<typeof ChipRow>, 'onPick'> & {
  onPick: (value: string) => void;
  skeleton?: ComponentProps<typeof SkeletonChips>;
}) {
  const { vendors } = useStore(createGame);
  const isLoading = computed(() => isPending(vendors.state.value));
  const stop = useRef<Stop>(undefined);
  useMount(() => () => stop.current?.());
  const pick = (value: string) => {
    stop.current?.();
    stop.current = afterPaint(() => onPick(value));
  };
  return (
    <When is={isLoading} or={() => <ChipRow {...row} onPick={pick} />}>
      {() => <SkeletonChips {...skeleton} />}
    </When>
  );
}

function Categories({
  menuCodes,
  category,
  onCategory,
}: Pick<Props, 'category' | 'onCategory'> & { menuCodes: NonNullable<Props['menuCodes']> }) {
  const { vendors, categories } = useStore(createGame);
  const options = computed(() =>
    vendors.value.value === undefined
      ? []
      : menuCodes(categories.value).map((code) => ({
          value: code,
          label: textOrFallback(`game.${code}`),
          picture: categoryPicture(code),
        })),
  );
  const label = t('game.categories');
  return (
    <nav className="gamelistbar-categories" aria-label={label}>
      <Chips {...{ options, label }} value={useWritableCopy(category)} onPick={onCategory} />
    </nav>
  );
}

/** A longer list of vendors ends with a chip that shows the rest. */
const MAX_VENDORS = 9;
const ALL = '*';

/** The vendors of the short list. A chosen vendor that is further back takes the last place. */
export function firstVendors(all: readonly WireVendor[], chosen: string | undefined) {
  const first = all.slice(0, MAX_VENDORS);
  const other = all.slice(MAX_VENDORS).find(({ vassalage }) => vassalage === chosen);
  return other ? [...first.slice(0, -1), other] : first;
}

function Vendors({ category, vendor, onVendor }: Pick<Props, 'category' | 'vendor' | 'onVendor'>) {
  const { categories } = useStore(createGame);
  const picturesOf = usePictures();
  const vendorOrAll = useOnce(() => computed(() => vendor.value ?? ''));
  const value = useWritableCopy(vendorOrAll);
  const showsAll = useOnce(() => signal(false));
  const options = computed(() => {
    const current = categories.value.find(({ code }) => code === category.value);
    const all = current?.vendors ?? [];
    const shown = showsAll.value ? all : firstVendors(all, vendor.value);
    const vendorOptions = shown.map((vendor) => ({
      value: vendor.vassalage,
      label: vendor.accountTypeName,
      picture: picturesOf(vendor.mobileSmallIcon)[0],
    }));
    const rest = shown.length < all.length ? [{ value: ALL, label: t('app.seeAll') }] : [];
    return [{ value: '', label: t('game.allVendors') }, ...vendorOptions, ...rest];
  });
  return (
    <div className="gamelistbar-vendors">
      <Chips
        {...{ options, value }}
        label={t('game.vendors')}
        kind="block"
        skeleton={{ height: 44, radius: 12 }}
        onPick={(code) => {
          if (code !== ALL) return onVendor(code || undefined);
          showsAll.value = true;
          value.value = vendorOrAll.peek();
        }}
      />
    </div>
  );
}
