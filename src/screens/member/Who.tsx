import { computed, signal } from '@kit/signals';
import { When } from '@kit/When';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n/t';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Avatar } from '../../ui/Avatar';
import { Icon } from '../../ui/Icon';
import { Tag } from '../../ui/Tag';
import { useApp } from '../../widgets/useApp';
import { useCopy } from '../../widgets/useCopy';

const PictureSheet = lazy(() => import('../../widgets/PictureSheet'));

export function Who() {
  const { member, info, isAgent, standing } = useStore(createSession);
  const copy = useCopy();
  const account = computed(() => member.value?.account ?? info.value?.userName ?? '');
  const name = computed(() => member.value?.nickname || account.value);
  const isTrial = computed(() => standing.value === 'trial');
  return (
    <section className="member-who" aria-label={t('app.navMember')}>
      <Face name={name} />
      <div className="member-names">
        <h2>{name}</h2>
        <button type="button" className="member-copy" onClick={() => void copy(account.peek())}>
          <span>{account}</span>
          <Icon name="copy" size={16} />
          <span className="visually-hidden">{t('app.copy')}</span>
        </button>
      </div>
      <When is={isAgent}>{() => <Tag tone="accent">{t('member.agent')}</Tag>}</When>
      <When is={isTrial}>{() => <Tag tone="info">{t('member.trial')}</Tag>}</When>
    </section>
  );
}

function Face({ name }: { name: { value: string } & Parameters<typeof Avatar>[0]['name'] }) {
  const { member } = useStore(createSession);
  const { askReal } = useApp();
  const [isOpen] = useState(() => signal(false));
  const [wasOpened] = useState(() => signal(false));
  const icon = computed(() => member.value?.icon ?? '');
  const choose = async () => {
    if (!(await askReal())) return;
    wasOpened.value = true;
    isOpen.value = true;
  };
  return (
    <>
      <button type="button" className="member-face" onClick={() => void choose()}>
        <When is={icon} or={() => <Avatar name={name} size={64} ring="accent" />}>
          {(src) => <Avatar name={name} src={src} size={64} ring="accent" />}
        </When>
        <span className="member-pencil">
          <Icon name="pencil" size={14} />
        </span>
        <span className="visually-hidden">{t('member.changePicture')}</span>
      </button>
      <When is={wasOpened}>
        {() => (
          <Suspense>
            <PictureSheet open={isOpen} />
          </Suspense>
        )}
      </When>
    </>
  );
}
