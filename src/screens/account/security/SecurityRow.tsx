import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { Row } from '../../../ui/content/Row';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import type { MaybeSignal } from '../../../ui/theme/maybeSignal';

interface Props {
  icon: IconName;
  title: ReadonlySignal<string>;
  /** The current value; empty while it is not set. Undefined is not known: the row has no mark then. */
  value: ReadonlySignal<string | false | null | undefined>;
  /** Why to set it; shown while there is no value. */
  benefit: ReadonlySignal<string>;
  onClick?: () => void;
  /** Where to set or change it. */
  href?: MaybeSignal<string>;
}

/** One item that counts towards the security level, marked as set or missing. */
export function SecurityRow({ icon, title, value, benefit, onClick, href }: Props) {
  const isSet = computed(() => Boolean(value.value));
  const meta = computed(() => value.value || benefit.value);
  const isKnown = computed(() => value.value !== undefined);
  const end = <When is={isKnown}>{() => <StateMark isSet={isSet} />}</When>;
  return <Row {...{ icon, title, meta, end, onClick, href }} />;
}

const StateMark = ({ isSet }: { isSet: ReadonlySignal<boolean> }) => (
  <When is={isSet} or={() => <Tag tone="accent">{t('security.missing')}</Tag>}>
    {() => (
      <span className="security-set">
        <Icon name="circle-check" size={18} />
        <span className="visually-hidden">{t('security.done')}</span>
      </span>
    )}
  </When>
);
