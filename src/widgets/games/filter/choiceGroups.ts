import { t } from '../../../i18n/t';
import type { GameFilterChoices } from '../../../stores/games/gameFilter';
import { filterTexts } from './filterTexts';
import { FEATURES } from './gameFeatures';
import { type GameFilter, LEVELS, SORTS } from './gameFilter';

export interface Choice {
  /** The parameter of the game list and its value. The backend counts by them. */
  key: string;
  /** Reads the language. */
  label: () => string;
  isChosen: (filter: GameFilter) => boolean;
  /** The filter after a tap. */
  toggle: (filter: GameFilter) => GameFilter;
}

export interface ChoiceGroup {
  key: 'sort' | 'rtp' | 'volatility' | 'minBet' | 'more' | 'features' | 'vendors' | 'minLine';
  choices: Choice[];
}

/** What the specification names, for a backend that does not return its choices. */
const KNOWN_EVERYWHERE = {
  gameFeature: FEATURES as readonly string[],
  minBet: ['0.2', '0.5', '1', '2', '5'],
  minLine: ['10', '20', '25', '40'],
};

type ListField = 'vendors' | 'features' | 'levels';
type NumberField = 'minRtp' | 'minBet' | 'maxMinBet' | 'minLine';
type FlagField = 'isFree' | 'isNew';

const inList = (field: ListField, value: string): Pick<Choice, 'isChosen' | 'toggle'> => ({
  isChosen: (filter) => filter[field].includes(value),
  toggle: (filter) => {
    const others = filter[field].filter((other) => other !== value);
    const wasChosen = others.length < filter[field].length;
    return { ...filter, [field]: wasChosen ? others : [...others, value] };
  },
});

const asNumber = (
  field: NumberField,
  value: string,
  clears?: NumberField,
): Pick<Choice, 'isChosen' | 'toggle'> => ({
  isChosen: (filter) => filter[field] === Number(value),
  toggle: (filter) => ({
    ...filter,
    ...(clears ? { [clears]: 0 } : {}),
    [field]: filter[field] === Number(value) ? 0 : Number(value),
  }),
});

const asFlag = (field: FlagField): Pick<Choice, 'isChosen' | 'toggle'> => ({
  isChosen: (filter) => filter[field],
  toggle: (filter) => ({ ...filter, [field]: !filter[field] }),
});

const bonusChoice = (notForBonus: string): Choice => ({
  key: 'forBonus',
  label: () => t('gameFilter.forBonus').value,
  isChosen: ({ withoutTypes }) => withoutTypes !== '',
  toggle: (filter) => ({ ...filter, withoutTypes: filter.withoutTypes ? '' : notForBonus }),
});

/**
 * The groups of the filter sheet, without those that the backend does not support. `notForBonus` are the types of
 * games that do not count for the member's bonus, separated by commas.
 */
export function choiceGroups(
  reply: GameFilterChoices | undefined,
  vendorNames: ReadonlyMap<string, string>,
  notForBonus = '',
): ChoiceGroup[] {
  /** The values of a parameter that the backend offers. */
  const offered = (parameter: string) =>
    (reply?.choices ?? []).filter(({ filter }) => filter === parameter).map(({ value }) => value);
  const valuesOf = (parameter: keyof typeof KNOWN_EVERYWHERE) =>
    reply ? offered(parameter) : KNOWN_EVERYWHERE[parameter];
  const sorted = (values: readonly string[]) => values.toSorted((a, b) => Number(a) - Number(b));
  const inOrder = <T extends string>(order: readonly T[], values: readonly string[]) =>
    order.filter((value) => values.includes(value));
  const vendors = reply ? offered('vassalage') : [...vendorNames.keys()];
  const sorts = inOrder(SORTS, reply?.sorts ?? []);

  const groups: ChoiceGroup[] = [
    {
      key: 'sort',
      choices: sorts.map((sort) => ({
        key: `sortBy ${sort}`,
        label: () => t(`gameFilter.sort_${sort}`).value,
        isChosen: (filter) => filter.sort === sort,
        toggle: (filter) => ({ ...filter, sort: filter.sort === sort ? '' : sort }),
      })),
    },
    {
      key: 'more',
      choices: [
        ...offered('supportPlay').map((value) => ({
          key: `supportPlay ${value}`,
          label: () => t('gameFilter.free').value,
          ...asFlag('isFree'),
        })),
        ...offered('isNew').map((value) => ({
          key: `isNew ${value}`,
          label: () => t('gameFilter.new').value,
          ...asFlag('isNew'),
        })),
        ...(notForBonus ? [bonusChoice(notForBonus)] : []),
      ],
    },
    {
      key: 'minBet',
      choices: [
        ...sorted(offered('maxMinBet')).map((value) => ({
          key: `maxMinBet ${value}`,
          label: () => filterTexts.most(Number(value)),
          ...asNumber('maxMinBet', value, 'minBet'),
        })),
        ...sorted(valuesOf('minBet')).map((value) => ({
          key: `minBet ${value}`,
          label: () => filterTexts.least(Number(value)),
          ...asNumber('minBet', value, 'maxMinBet'),
        })),
      ],
    },
    {
      key: 'rtp',
      choices: sorted(offered('minRtp')).map((value) => ({
        key: `minRtp ${value}`,
        label: () => filterTexts.rtp(Number(value)),
        ...asNumber('minRtp', value),
      })),
    },
    {
      key: 'volatility',
      choices: inOrder(LEVELS, offered('volatility')).map((level) => ({
        key: `volatility ${level}`,
        label: () => t(`gameFilter.${level}`).value,
        ...inList('levels', level),
      })),
    },
    {
      key: 'features',
      choices: inOrder(FEATURES, valuesOf('gameFeature')).map((code) => ({
        key: `gameFeature ${code}`,
        label: () => t(`gameFilter.${code}`).value,
        ...inList('features', code),
      })),
    },
    {
      key: 'vendors',
      choices: inOrder([...new Set([...vendorNames.keys(), ...vendors])], vendors).map((code) => ({
        key: `vassalage ${code}`,
        label: () => vendorNames.get(code) || code,
        ...inList('vendors', code),
      })),
    },
    {
      key: 'minLine',
      choices: sorted(valuesOf('minLine')).map((value) => ({
        key: `minLine ${value}`,
        label: () => filterTexts.lines(Number(value)),
        ...asNumber('minLine', value),
      })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}
