import './DepositLimit.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import type { MemberLimit } from '../../stores/safePlay/limit';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { leftOf, limitText, shareOf, usedText } from './limitTexts';

interface Props {
  /** Its amount, and what is used and left of it. */
  limit: ReadonlySignal<MemberLimit>;
  /** What the limit is called. */
  name: ReadonlySignal<string>;
  /** Where it leads. Absent: it is on that page. */
  href?: string | undefined;
}

/** What is left of a limit. */
export function LimitBar({ limit, name, href }: Props) {
  const left = computed(() => leftOf(limit.value));
  return (
    <a className="depositlimit-bar" href={href}>
      <span>
        <b>{name}</b>
        <When is={computed(() => left.value !== undefined)}>
          {() => (
            <span className="num">
              {t('safePlay.leftOf', {
                left: computed(() => limitText(limit.value.kind, left.value)),
              })}
            </span>
          )}
        </When>
      </span>
      <ProgressBar
        value={computed(() => shareOf(limit.value))}
        label={name}
        text={computed(() => usedText(limit.value))}
        tone={computed(() => (shareOf(limit.value) >= 1 ? 'danger' : 'accent'))}
      />
    </a>
  );
}
