import { computed } from '@kit/signals';
import { useMount, useSignal, useSignalEffect } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createLicence } from '../../stores/licence';
import { createRealityCheck } from '../../stores/realityCheck';
import { useStore } from '../../stores/useStore';
import { ChipRow } from '../../ui/ChipRow';
import { SectionTitle } from '../../ui/SectionTitle';
import { useApp } from '../../widgets/app/useApp';
import { minutesText } from '../../widgets/safePlay/limitTexts';

const NEVER = 'never';

/** The member chooses how often the reality check is shown. */
export function RealityCheckChoice() {
  const { licence } = useStore(createLicence);
  const { current, setEvery } = useStore(createRealityCheck);
  const app = useApp();
  const value = useSignal(NEVER);
  const max = computed(() => current.value.value?.maxMinutes);
  const options = computed(() => [
    ...(max.value === undefined ? [{ value: NEVER, label: t('safePlay.never') }] : []),
    ...licence.value.checkMinutes
      .filter((n) => n <= (max.value ?? Number.POSITIVE_INFINITY))
      .map((n) => ({ value: String(n), label: minutesText(n) })),
  ]);
  const showCurrent = () => {
    value.value = String(current.value.peek()?.everyMinutes ?? NEVER);
  };
  useMount(() => void current.load());
  useSignalEffect(() => {
    if (current.value.value) showCurrent();
  });

  async function choose(chosen: string) {
    try {
      await setEvery(chosen === NEVER ? null : Number(chosen));
      app.showToast(t('safePlay.saved'), { kind: 'ok' });
    } catch (error) {
      app.showError(error);
    }
    showCurrent();
  }

  return (
    <section className="safeplay-choice">
      <SectionTitle>{t('safePlay.check')}</SectionTitle>
      <p className="muted">{t('safePlay.checkText')}</p>
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
