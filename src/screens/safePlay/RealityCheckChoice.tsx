import { useMount, useOnce, useSignalEffect } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLicence } from '../../stores/safePlay/licence';
import { createRealityCheck } from '../../stores/safePlay/realityCheck';
import { SectionTitle } from '../../ui/content/SectionTitle';
import { ChipRow } from '../../ui/controls/ChipRow';
import { minutesText } from '../../widgets/safePlay/limitTexts';
import { LoadFailure } from '../../widgets/site/app/LoadFailure';
import { useApp } from '../../widgets/site/app/useApp';

const NEVER = 'never';

/** The member chooses how often the reality check is shown. */
export function RealityCheckChoice() {
  const { licence } = useStore(createLicence);
  const { current, setEvery, isBusy } = useStore(createRealityCheck);
  const app = useApp();
  /** The chosen option. Empty until it is known. */
  const value = useOnce(() => signal(''));
  const max = computed(() => current.value.value?.maxMinutes);
  const options = computed(() => [
    ...(max.value === undefined ? [{ value: NEVER, label: t('safePlay.never') }] : []),
    ...licence.value.checkMinutes
      .filter((n) => n <= (max.value ?? Number.POSITIVE_INFINITY))
      .map((n) => ({ value: String(n), label: minutesText(n) })),
  ]);
  const showCurrent = () => {
    const known = current.value.peek();
    value.value = known ? String(known.everyMinutes ?? NEVER) : '';
  };
  useMount(() => void current.load());
  useSignalEffect(() => {
    if (current.value.value) showCurrent();
  });

  async function choose(chosen: string) {
    try {
      const isSaved = await setEvery(chosen === NEVER ? null : Number(chosen));
      if (isSaved) app.showToast(t('safePlay.saved'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
    // While an earlier choice is being saved, its own reply shows what is chosen.
    if (!isBusy.peek()) showCurrent();
  }

  return (
    <section className="safeplay-choice">
      <SectionTitle>{t('safePlay.check')}</SectionTitle>
      <p className="muted">{t('safePlay.checkText')}</p>
      <LoadFailure of={current} />
      <ChipRow
        kind="pick"
        label={t('safePlay.check')}
        options={options}
        value={value}
        columns={3}
        onPick={(chosen) => void choose(chosen)}
      />
      <When is={computed(() => max.value !== undefined)}>
        {() => <p className="muted">{t('safePlay.checkFixed')}</p>}
      </When>
    </section>
  );
}
