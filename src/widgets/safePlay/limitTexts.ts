import { dateText } from '../../i18n/format';
import { intlTag } from '../../i18n/locale';
import { t } from '../../i18n/t';
import type { LimitKind, MemberLimit } from '../../stores/safePlay/limit';
import { formatMoney } from '../../ui/content/formatMoney';

/** 90 -> 1 h 30 min, 120 -> 2 h. */
export function minutesText(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  if (h && !m) return t('safePlay.wholeHours', { h }).value;
  return h ? t('safePlay.hoursMinutes', { h, m }).value : t('safePlay.minutes', { n: m }).value;
}

/** An amount of a limit: money, or time. Null: no limit. */
export const limitText = (kind: LimitKind, amount: number | null | undefined) => {
  if (amount === undefined) return '–';
  if (amount === null) return t('safePlay.noLimit').value;
  return kind === 'time' ? minutesText(amount) : formatMoney(amount);
};

/** Which limits the market asks for before a deposit. */
export function mustLimitText(kinds: readonly LimitKind[]) {
  if (kinds.includes('deposit')) return t('safePlay.mustLimit').value;
  const names = kinds.map((kind) => t(`safePlay.kind_${kind}`).value).join(', ');
  // As titles they begin with capitals, which words within a sentence do not.
  return t('safePlay.mustLimits', { kinds: names.toLocaleLowerCase(intlTag.value) }).value;
}

/** How much of a limit is used, from 0 to 1. */
export const shareOf = ({ amount, used = 0 }: MemberLimit) => (amount ? used / amount : 0);

export const usedText = ({ kind, amount, used }: MemberLimit) =>
  used === undefined || amount === undefined
    ? ''
    : t('safePlay.usedOf', { used: limitText(kind, used), amount: limitText(kind, amount) }).value;

export const renewText = ({ resetsAt }: MemberLimit) =>
  resetsAt === undefined ? '' : t('safePlay.renews', { date: dateText(resetsAt) }).value;

/** What is left of a limit. Undefined when the backend does not say it. */
export const leftOf = ({ amount, used, left }: MemberLimit) => {
  const rest = typeof amount === 'number' && used !== undefined ? amount - used : undefined;
  return left ?? (rest === undefined ? undefined : Math.max(0, rest));
};
