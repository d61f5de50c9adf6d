import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { Icon } from '../../ui/Icon';
import type { IconName } from '../../ui/icons';
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
  /** Where to set it. Once it is set, the row is no link. */
  href?: string;
}

/** One item that counts towards the security level, marked as set or missing. */
export function SecurityRow({ icon, title, value, benefit, onClick, href }: Props) {
  const isSet = computed(() => Boolean(value.value));
  const meta = computed(() => value.value || benefit.value);
  const end = <StateMark isSet={isSet} />;
  if (onClick) return <Row {...{ icon, title, meta, end, onClick }} />;
  return (
    <When is={isSet} or={() => <Row {...{ icon, title, meta, end, href }} />}>
      {() => <Row {...{ icon, title, meta, end }} />}
    </When>
  );
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
