import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit } from '../../stores/safePlay/limit';
import { LimitBar } from './LimitBar';

interface Props {
  /** Where it leads. Absent: it is on that page. */
  href?: string;
}

/** What is left of the limit for deposits with all operators together. Nothing where the backend names none. */
export function SharedLimit({ href }: Props) {
  const { all } = useStore(createLimit);
  const limit = computed(() => {
    const { shared } = all.value.value ?? {};
    return shared && { ...shared, kind: 'deposit' as const, used: shared.amount - shared.left };
  });
  return (
    <When is={limit}>
      {(shown) => (
        <LimitBar
          limit={shown}
          href={href}
          name={computed(
            () =>
              `${t('safePlay.sharedLimit').value} · ${t(`safePlay.period_${shown.value.period}`).value}`,
          )}
        />
      )}
    </When>
  );
}
