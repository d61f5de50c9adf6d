import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createMemberBadge } from '../../../stores/account/memberBadge';
import { createPasskey } from '../../../stores/account/passkey';
import type { SecurityConfig } from '../../../stores/account/security';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';
import { Avatar } from '../../../ui/content/Avatar';
import { Card } from '../../../ui/content/Card';
import { Row } from '../../../ui/content/Row';
import { SectionTitle } from '../../../ui/content/SectionTitle';
import { hrefOfSupport } from '../../../widgets/messages/support/hrefOfSupport';
import { LoadMissing } from '../../../widgets/site/app/LoadMissing';
import { paths } from '../../../widgets/site/navigation/paths';
import { SecurityRow } from './SecurityRow';
import type { SheetName } from './sheets';

interface Props {
  of: ReadonlySignal<SecurityConfig>;
  openSheet: (name: SheetName) => void;
}

/** The member's profile. */
export function ProfileGroup({ of, openSheet }: Props) {
  const { member, memberInfo } = useStore(createSession);
  const { avatar } = useStore(createMemberBadge);
  const name = computed(() => member.value?.nickname || (member.value?.account ?? ''));
  const payee = computed(() => of.value.payeeName);
  const mobile = computed(() => of.value.mobile);
  return (
    <section>
      <SectionTitle>{t('security.groupSelf')}</SectionTitle>
      <LoadMissing of={memberInfo} />
      <Card pad="none">
        <Row
          start={
            <When is={avatar} or={() => <Avatar name={name} size={40} />}>
              {(src) => <Avatar name={name} src={src} size={40} />}
            </When>
          }
          title={t('member.changePicture')}
          onClick={() => openSheet('picture')}
        />
        <Row
          icon="smile"
          title={t('member.nickname')}
          meta={computed(() => member.value && (member.value.nickname || t('member.notSet').value))}
          onClick={() => openSheet('nickname')}
        />
        <SecurityRow
          icon="mail"
          title={t('security.email')}
          value={computed(() => of.value.email)}
          benefit={t('security.emailHint')}
          onClick={() => openSheet('email')}
        />
        <SecurityRow
          icon="smartphone"
          title={t('security.mobile')}
          value={mobile}
          benefit={t('security.mobileMissing')}
          href={computed(() => hrefOfSupport('customerService', t('security.mobileRequest').value))}
        />
        <When
          is={payee}
          or={() => (
            <Row
              icon="user-round"
              title={t('member.payeeName')}
              meta={t('security.payeeNameHint')}
              onClick={() => openSheet('payeeName')}
            />
          )}
        >
          {() => <Row icon="user-round" title={t('member.payeeName')} meta={payee} />}
        </When>
      </Card>
    </section>
  );
}

/** Password, passkeys and security questions. */
export function AccessGroup({ of, openSheet }: Props) {
  const { isOffered } = useStore(createPasskey);
  const passkeyCount = computed(() => of.value.passkeys);
  return (
    <section>
      <SectionTitle>{t('security.groupAccess')}</SectionTitle>
      <Card pad="none">
        <Row
          icon="lock"
          title={t('security.loginPassword')}
          meta={t('password.changeIntro')}
          href={paths.changePassword}
        />
        <When is={isOffered}>
          {() => (
            <SecurityRow
              icon="fingerprint"
              title={t('security.passkeys')}
              value={computed(() => {
                const n = passkeyCount.value;
                if (!n) return n === undefined ? undefined : false;
                return t('security.keyCount', { n }).value;
              })}
              benefit={t('security.passkeysWhy')}
              onClick={() => openSheet('passkeys')}
            />
          )}
        </When>
        <SecurityRow
          icon="circle-help"
          title={t('security.questions')}
          value={computed(() => of.value.hasQuestions && t('security.questionsText').value)}
          benefit={t('security.questionsText')}
          onClick={() => openSheet('questions')}
        />
      </Card>
    </section>
  );
}

/** Payment password and bank cards. */
export function MoneyGroup({ of, openSheet }: Props) {
  const hasPin = computed(() => of.value.hasPaymentPassword);
  const cardCount = computed(() => of.value.bankCards);
  return (
    <section>
      <SectionTitle>{t('security.groupMoney')}</SectionTitle>
      <Card pad="none">
        <SecurityRow
          icon="key-round"
          title={t('security.paymentPassword')}
          value={computed(() => (hasPin.value ? t('security.paymentPasswordText').value : false))}
          benefit={t('security.paymentPasswordText')}
          onClick={() => openSheet('payment')}
        />
        <Row
          icon="landmark"
          title={t('security.bankCards')}
          meta={computed(() => {
            const n = cardCount.value;
            if (n === undefined) return undefined;
            return (n > 0 ? t('security.cardCount', { n }) : t('security.noCards')).value;
          })}
          href={paths.bankCards}
        />
      </Card>
    </section>
  );
}
