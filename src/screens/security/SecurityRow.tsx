import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
import type { MaybeSignal } from '../../ui/maybeSignal';
import { Row } from '../../ui/Row';
import { Tag } from '../../ui/Tag';

interface Props {
  icon: IconName;
  title: ReadonlySignal<string>;
  /** The current value; empty while it is not set. */
  value: ReadonlySignal<string | false | null>;
  /** Why to set it; shown while it is not set. */
  benefit: ReadonlySignal<string>;
  onClick?: () => void;
  /** Where to set or change it. */
  href?: MaybeSignal<string>;
}

/** One item that counts towards the security level, marked as set or missing. */
export function SecurityRow({ icon, title, value, benefit, onClick, href }: Props) {
  const isSet = computed(() => Boolean(value.value));
  const meta = computed(() => value.value || benefit.value);
  const end = <StateMark isSet={isSet} />;
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
