import { t } from '../../../i18n/t';
import { filterTexts } from './filterTexts';
import { FEATURES } from './gameFeatures';
import { type GameFilter, LEVELS, noFilter, SORTS } from './gameFilter';

interface FilterChip {
  label: string;
  /** What changes when this choice is removed. */
  without: Partial<GameFilter>;
}

const except = (list: readonly string[], code: string) => list.filter((other) => other !== code);

/** A chip for everything that was chosen, in the order of the sheet. Reads the language. */
export function filterChips(
  filter: GameFilter,
  vendorNames: ReadonlyMap<string, string>,
): FilterChip[] {
  const { minRtp, minBet, maxMinBet, minLine } = filter;
  const titled = (title: 'rtp' | 'volatility' | 'minBet' | 'minLine', value: string) =>
    `${t(`gameFilter.${title}`).value}: ${value}`;
  const chipIfSet = (field: keyof GameFilter, label: () => string): FilterChip[] =>
    filter[field] ? [{ label: label(), without: { [field]: noFilter[field] } }] : [];
  const sort = SORTS.find((value) => value === filter.sort);
  return [
    ...(sort ? chipIfSet('sort', () => t(`gameFilter.sort_${sort}`).value) : []),
    ...chipIfSet('isFree', () => t('gameFilter.free').value),
    ...chipIfSet('isNew', () => t('gameFilter.new').value),
    ...chipIfSet('withoutTypes', () => t('gameFilter.forBonus').value),
    ...chipIfSet('maxMinBet', () => titled('minBet', filterTexts.most(maxMinBet))),
    ...chipIfSet('minBet', () => titled('minBet', filterTexts.least(minBet))),
    ...chipIfSet('minRtp', () => titled('rtp', filterTexts.rtp(minRtp))),
    ...LEVELS.filter((level) => filter.levels.includes(level)).map((level) => ({
      label: titled('volatility', t(`gameFilter.${level}`).value),
      without: { levels: except(filter.levels, level) },
    })),
    ...FEATURES.filter((code) => filter.features.includes(code)).map((code) => ({
      label: t(`gameFilter.${code}`).value,
      without: { features: except(filter.features, code) },
    })),
    ...filter.vendors.map((code) => ({
      label: vendorNames.get(code) || code,
      without: { vendors: except(filter.vendors, code) },
    })),
    ...chipIfSet('minLine', () => titled('minLine', filterTexts.lines(minLine))),
  ];
}
