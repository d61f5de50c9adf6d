import { Each } from '@kit/render/Each';
import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, type ReadonlySignal, type Signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { numberText } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import type { GameFilterChoices } from '../../../stores/games/gameFilter';
import { createBonus, notCountedIn } from '../../../stores/promotions/bonus';
import { Chip } from '../../../ui/controls/Chip';
import { type ChoiceGroup, choiceGroups } from './choiceGroups';
import type { GameFilter } from './gameFilter';
import { useVendorNames } from './useVendorNames';

interface Props {
  draft: Signal<GameFilter>;
  /** Undefined when the backend has no such call. Then only what the specification names is offered. */
  choices: ReadonlySignal<GameFilterChoices | undefined>;
}

/** The groups of the filter sheet, with the number of games beside each choice. */
export function FilterGroups({ draft, choices }: Props) {
  const vendorNames = useVendorNames();
  const { active, loadIfOffered } = useStore(createBonus);
  useSignalEffect(loadIfOffered);
  const { groups, counts } = useOnce(() => ({
    groups: computed(() => {
      const notForBonus = active.value && notCountedIn(active.value);
      return choiceGroups(choices.value, vendorNames.value, notForBonus);
    }),
    counts: computed(
      () =>
        new Map(
          choices.value?.choices.map(({ filter, value, count }) => [`${filter} ${value}`, count]),
        ),
    ),
  }));
  return (
    <div className="filters">
      <Each of={groups} by={({ key }) => key}>
        {({ key }) => (
          <Group
            name={key}
            group={computed(() => groups.value.find((group) => group.key === key))}
            draft={draft}
            counts={counts}
          />
        )}
      </Each>
    </div>
  );
}

/** Groups whose words need an explanation. */
const NOTES = { rtp: 'gameFilter.rtpNote', volatility: 'gameFilter.volatilityNote' } as const;

interface GroupProps {
  name: ChoiceGroup['key'];
  group: ReadonlySignal<ChoiceGroup | undefined>;
  draft: Signal<GameFilter>;
  counts: ReadonlySignal<ReadonlyMap<string, number>>;
}

function Group({ name, group, draft, counts }: GroupProps) {
  const note = name === 'rtp' || name === 'volatility' ? t(NOTES[name]) : undefined;
  return (
    <fieldset>
      <legend>{t(`gameFilter.${name}`)}</legend>
      {note && <p className="filters-note">{note}</p>}
      <div className="filters-chips">
        <Each of={computed(() => group.value?.choices ?? [])} by={({ key }) => key}>
          {({ key, label, isChosen, toggle }) => {
            const chosen = computed(() => isChosen(draft.value));
            const count = computed(() => counts.value.get(key));
            return (
              <Chip
                pressed={chosen}
                disabled={computed(() => count.value === 0 && !chosen.value)}
                onClick={() => {
                  draft.value = toggle(draft.peek());
                }}
              >
                {computed(label)}
                <When is={computed(() => count.value !== undefined)}>
                  {() => (
                    <small className="num"> {computed(() => numberText(count.value ?? 0))}</small>
                  )}
                </When>
              </Chip>
            );
          }}
        </Each>
      </div>
    </fieldset>
  );
}
