import { computed, type ReadonlySignal } from '@kit/signals';
import { t } from '../../i18n/t';
import type { SecurityConfig } from '../../stores/security';
import { ProgressBar } from '../../ui/ProgressBar';

const TONES = { low: 'danger', medium: 'accent', high: 'win' } as const;

/** What counts towards the level. */
const guardsOf = ({
  hasPaymentPassword,
  hasQuestions,
  mobile,
  email,
  passkeys,
}: SecurityConfig) => [hasPaymentPassword, hasQuestions, mobile, email, passkeys];

export function Level({ of }: { of: ReadonlySignal<SecurityConfig> }) {
  const guards = computed(() => guardsOf(of.value));
  const set = computed(() => guards.value.filter(Boolean).length);
  const all = guards.peek().length;
  const counted = t('security.guards', { n: set, all });
  return (
    <section
      className="security-level"
      data-level={computed(() => of.value.level)}
      aria-labelledby="security-level"
    >
      <h2 id="security-level" className="muted">
        {t('security.level')}
      </h2>
      <b>{computed(() => t(`security.${of.value.level}`).value)}</b>
      <ProgressBar
        value={computed(() => set.value / all)}
        label={t('security.level')}
        text={counted}
        tone={computed(() => TONES[of.value.level])}
      />
      <p className="muted">{counted}</p>
      <img src="/art/icons/shield.webp" alt="" width={64} height={64} />
    </section>
  );
}
