import { computed, type ReadonlySignal } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import type { SecurityConfig } from '../../stores/security';
import { createSession } from '../../stores/session';
import { useStore } from '../../stores/useStore';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Row } from '../../ui/Row';
import { SectionTitle } from '../../ui/SectionTitle';
import { paths } from '../../widgets/paths';
import { Guard } from './Guard';
import type { SheetName } from './sheets';

interface Props {
  of: ReadonlySignal<SecurityConfig>;
  show: (name: SheetName) => void;
}

/** Who the member is. */
export function Self({ of, show }: Props) {
  const { member } = useStore(createSession);
  const name = computed(() => member.value?.nickname || (member.value?.account ?? ''));
  const icon = computed(() => member.value?.icon ?? '');
  const payee = computed(() => of.value.payeeName);
  const mobile = computed(() => of.value.mobile);
  return (
    <section>
      <SectionTitle>{t('security.groupSelf')}</SectionTitle>
      <Card pad="none">
        <Row
          start={
            <When is={icon} or={() => <Avatar name={name} size={40} />}>
              {(src) => <Avatar name={name} src={src} size={40} />}
            </When>
          }
          title={t('member.changePicture')}
          onClick={() => show('picture')}
        />
        <Row
          icon="smile"
          title={t('member.nickname')}
          meta={computed(() => member.value?.nickname || t('member.notSet').value)}
          onClick={() => show('nickname')}
        />
        <Guard
          icon="mail"
          title={t('security.email')}
          value={computed(() => of.value.email)}
          why={t('security.emailHint')}
          onClick={() => show('email')}
        />
        <Guard
          icon="smartphone"
          title={t('security.mobile')}
          value={mobile}
          why={t('security.mobileMissing')}
          href={paths.service}
        />
        <When
          is={payee}
          or={() => (
            <Row
              icon="user-round"
              title={t('member.payeeName')}
              meta={t('security.payeeNameHint')}
              onClick={() => show('payeeName')}
            />
          )}
        >
          {() => <Row icon="user-round" title={t('member.payeeName')} meta={payee} />}
        </When>
      </Card>
    </section>
  );
}

/** The ways into the account, and back into it. */
export function Access({ of, show }: Props) {
  const keys = computed(() => of.value.passkeys);
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
        <Guard
          icon="fingerprint"
          title={t('security.passkeys')}
          value={computed(() => keys.value > 0 && t('security.keyCount', { n: keys.value }).value)}
          why={t('security.passkeysWhy')}
          onClick={() => show('passkeys')}
        />
        <Guard
          icon="circle-help"
          title={t('security.questions')}
          value={computed(() => of.value.hasQuestions && t('security.questionsText').value)}
          why={t('security.questionsText')}
          onClick={() => show('questions')}
        />
      </Card>
    </section>
  );
}

/** What stands between the account and its money. */
export function Money({ of, show }: Props) {
  const hasPin = computed(() => of.value.hasPaymentPassword);
  const cards = computed(() => of.value.bankCards);
  return (
    <section>
      <SectionTitle>{t('security.groupMoney')}</SectionTitle>
      <Card pad="none">
        <Guard
          icon="key-round"
          title={t('security.paymentPassword')}
          value={computed(() => hasPin.value && t('security.paymentPasswordText').value)}
          why={t('security.paymentPasswordText')}
          onClick={() => show('payment')}
        />
        <Row
          icon="landmark"
          title={t('security.bankCards')}
          meta={computed(() =>
            cards.value > 0
              ? t('security.cardCount', { n: cards.value }).value
              : t('security.noCards').value,
          )}
          href={paths.bankCards}
        />
      </Card>
    </section>
  );
}
