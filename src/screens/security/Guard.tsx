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
  /** What there is, if it is set. */
  value: ReadonlySignal<string | false | null>;
  /** What it would be good for, while it is missing. */
  why: ReadonlySignal<string>;
  onClick?: () => void;
  /** Where else a missing one is had; one that is set then leads nowhere. */
  href?: string;
}

/** One thing that counts towards the level: set, or still missing. */
export function Guard({ icon, title, value, why, onClick, href }: Props) {
  const isSet = computed(() => Boolean(value.value));
  const meta = computed(() => value.value || why.value);
  const end = <Mark isSet={isSet} />;
  if (onClick) return <Row {...{ icon, title, meta, end, onClick }} />;
  return (
    <When is={isSet} or={() => <Row {...{ icon, title, meta, end, href }} />}>
      {() => <Row {...{ icon, title, meta, end }} />}
    </When>
  );
}

const Mark = ({ isSet }: { isSet: ReadonlySignal<boolean> }) => (
  <When is={isSet} or={() => <Tag tone="accent">{t('security.missing')}</Tag>}>
    {() => (
      <span className="security-done">
        <Icon name="circle-check" size={18} />
        <span className="visually-hidden">{t('security.done')}</span>
      </span>
    )}
  </When>
);
