import { useOnce } from '@kit/render/hooks';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createMemberBadge } from '../../../stores/account/memberBadge';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { Avatar } from '../../../ui/content/Avatar';
import { Tag } from '../../../ui/feedback/Tag';
import { Icon } from '../../../ui/icons/Icon';
import { LazySheet } from '../../../widgets/site/app/LazySheet';
import { useApp } from '../../../widgets/site/app/useApp';
import { useCopy } from '../../../widgets/site/app/useCopy';

export function MemberSummary() {
  const { member, info, isAgent, accountKind } = useStore(createSession);
  const copy = useCopy();
  const account = computed(() => member.value?.account ?? info.value?.userName ?? '');
  const name = computed(() => member.value?.nickname || account.value);
  const isTrial = computed(() => accountKind.value === 'trial');
  return (
    <section className="member-summary" aria-label={t('app.navMember')}>
      <ProfilePicture name={name} />
      <div className="member-names">
        <h2 dir="auto">{name}</h2>
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

function ProfilePicture({ name }: { name: ReadonlySignal<string> }) {
  const { avatar } = useStore(createMemberBadge);
  const { requireRealAccount } = useApp();
  const isOpen = useOnce(() => signal(false));
  const changePicture = async () => {
    if (!(await requireRealAccount())) return;
    isOpen.value = true;
  };
  return (
    <>
      <button type="button" className="member-avatar" onClick={() => void changePicture()}>
        <When is={avatar} or={() => <Avatar name={name} size={64} ring="accent" />}>
          {(src) => <Avatar name={name} src={src} size={64} ring="accent" />}
        </When>
        <span className="member-avatar-edit">
          <Icon name="pencil" size={14} />
        </span>
        <span className="visually-hidden">{t('member.changePicture')}</span>
      </button>
      <LazySheet open={isOpen} load={() => import('../../../widgets/account/member/AvatarSheet')}>
        {({ AvatarSheet }) => <AvatarSheet open={isOpen} />}
      </LazySheet>
    </>
  );
}
