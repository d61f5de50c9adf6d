import '../../../ui/content/Card.css';
import './invite.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createReferral, type Referral } from '../../../stores/promotions/referral';
import { Figures } from '../../../ui/content/Figures';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { LinkCard } from '../../../widgets/promotions/invite/LinkCard';
import { moneyOrDash, numberOrDash } from '../../../widgets/records/orDash';
import { AsyncContent } from '../../../widgets/site/app/AsyncContent';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { Friends } from './Friends';

/** The member's invitation link, what it has earned, and the friends who joined with it. */
export default function Invite() {
  const { referral, friends } = useStore(createReferral);
  useLoadPerLanguage(() => Promise.all([referral.load(), friends.open()]));
  return (
    <div className="invite">
      <AsyncContent of={referral} loading={() => <Loading />}>
        {(loaded) => <InviteContent of={loaded} />}
      </AsyncContent>
    </div>
  );
}

const InviteContent = ({ of }: { of: ReadonlySignal<Referral> }) => (
  <>
    <section className="invite-hero" aria-labelledby="invite-hero">
      <div>
        <h2 id="invite-hero">{t('invite.headline')}</h2>
        <p>
          {t('invite.rule', {
            reward: computed(() => formatMoney(of.value.rule.reward)),
            deposit: computed(() => formatMoney(of.value.rule.deposit)),
          })}
        </p>
      </div>
    </section>
    <Figures
      size={16}
      of={[
        { label: t('invite.invited'), value: computed(() => numberOrDash(of.value.invited)) },
        { label: t('invite.rewarded'), value: computed(() => numberOrDash(of.value.rewarded)) },
        {
          label: t('invite.earned'),
          value: computed(() => moneyOrDash(of.value.earned)),
          tone: 'win',
        },
      ]}
    />
    <LinkCard of={of} />
    <section aria-labelledby="invite-how">
      <h2 className="invite-title" id="invite-how">
        {t('invite.how')}
      </h2>
      <ol className="card invite-steps" data-pad="large">
        {[0, 1, 2].map((index) => (
          <li key={index}>
            <b>{computed(() => of.value.steps[index]?.title ?? '')}</b>
            <span className="muted">{computed(() => of.value.steps[index]?.text ?? '')}</span>
          </li>
        ))}
      </ol>
    </section>
    <Friends />
  </>
);

const Loading = () => (
  <>
    <Skeleton height={160} radius={20} />
    <Skeleton height={76} radius={16} />
    <Skeleton height={230} radius={20} />
    <Skeleton height={180} radius={20} />
  </>
);
