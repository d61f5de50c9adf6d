import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { Badge, badgeText } from '../../../ui/feedback/Badge';

/** The number of unread messages on a row or a button; nothing at 0. */
export const UnreadBadge = ({ count }: { count: ReadonlySignal<number> }) => (
  <Badge count={count} label={t('app.unread', { n: computed(() => badgeText(count.value)) })} />
);
