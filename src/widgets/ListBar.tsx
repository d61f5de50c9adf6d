import './ListBar.css';
import { computed, effect, type ReadonlySignal } from '@kit/signals';
import { useMount, useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { useState } from 'react';
import { t, tx } from '../i18n/t';
import { type Category, createGame } from '../stores/game';
import { useStore } from '../stores/useStore';
import { ChipRow } from '../ui/ChipRow';
import { categoryPicture } from './categoryPicture';
import { usePictures } from './usePictures';

/** Only these are large enough to be parted by maker. */
const PARTED = ['FISH', 'LIVE', 'PVP', 'RNG'];

interface Props {
  category: ReadonlySignal<string>;
  vendor: ReadonlySignal<string | undefined>;
  /** The categories offered, or nothing of them. */
  menu?: (known: Category[]) => string[];
  onCategory: (code: string) => void;
  onVendor: (vendor: string | undefined) => void;
}

/** The sticky top of a list: its category among the others, and the makers within it. */
export function ListBar({ category, vendor, menu, onCategory, onVendor }: Props) {
  const hasVendors = computed(() => PARTED.includes(category.value));
  return (
    <div className="listbar">
      {menu && <Categories menu={menu} category={category} onCategory={onCategory} />}
      <When is={hasVendors}>{() => <Vendors {...{ category, vendor, onVendor }} />}</When>
    </div>
  );
}

/** A signal of one's own that follows another, to be set at once by a tap. */
function useFollower(of: ReadonlySignal<string>) {
  const own = useSignal(of.peek());
  useMount(() =>
    effect(() => {
      own.value = of.value;
    }),
  );
  return own;
}

function Categories({
  menu,
  category,
  onCategory,
}: Pick<Props, 'category' | 'onCategory'> & { menu: NonNullable<Props['menu']> }) {
  const { vendors, categories } = useStore(createGame);
  const value = useFollower(category);
  const options = computed(() =>
    vendors.value.value === undefined
      ? []
      : menu(categories.value).map((code) => ({
          value: code,
          label: tx(`game.${code}`),
          picture: categoryPicture(code),
        })),
  );
  return (
    <nav className="listbar-categories" aria-label={t('game.categories')}>
      <ChipRow options={options} value={value} label={t('game.categories')} onPick={onCategory} />
    </nav>
  );
}

function Vendors({ category, vendor, onVendor }: Pick<Props, 'category' | 'vendor' | 'onVendor'>) {
  const { categories } = useStore(createGame);
  const picturesOf = usePictures();
  const [chosen] = useState(() => computed(() => vendor.value ?? ''));
  const value = useFollower(chosen);
  const options = computed(() => {
    const found = categories.value.find(({ code }) => code === category.value);
    const makers = (found?.vendors ?? []).map((one) => ({
      value: one.vassalage,
      label: one.accountTypeName,
      picture: picturesOf(one.mobileSmallIcon)[0],
    }));
    return [{ value: '', label: t('game.allVendors') }, ...makers];
  });
  return (
    <div className="listbar-vendors">
      <ChipRow
        options={options}
        value={value}
        label={t('game.vendors')}
        kind="block"
        onPick={(code) => onVendor(code || undefined)}
      />
    </div>
  );
}
