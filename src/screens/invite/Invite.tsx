import '../../ui/Card.css';
import './invite.css';
import { Async } from '@kit/Async';
import { computed, type ReadonlySignal } from '@kit/signals';
import { numberText } from '../../i18n/format';
import { t } from '../../i18n/t';
import { createInvite, type Offer } from '../../stores/invite';
import { useStore } from '../../stores/useStore';
import { ErrorState } from '../../ui/ErrorState';
import { formatMoney } from '../../ui/money';
import { Skeleton } from '../../ui/Skeleton';
import { errorText } from '../../widgets/errorText';
import { useEachLanguage } from '../../widgets/useEachLanguage';
import { Friends } from './Friends';
import { LinkCard } from './LinkCard';

/** A member's own link, what it has brought, and who came by it. */
export default function Invite() {
  const { offer, load } = useStore(createInvite);
  useEachLanguage(load);
  return (
    <div className="invite">
      <Async
        of={offer}
        loading={() => <Loading />}
        failed={(error, retry) => (
          <ErrorState title={errorText(error)} retryLabel={t('app.retry')} onRetry={retry} />
        )}
      >
        {(read) => <Ready of={read} />}
      </Async>
    </div>
  );
}

const Ready = ({ of }: { of: ReadonlySignal<Offer> }) => (
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
    <dl className="invite-figures">
      <Figure of={computed(() => numberText(of.value.invited))}>{t('invite.invited')}</Figure>
      <Figure of={computed(() => numberText(of.value.rewarded))}>{t('invite.rewarded')}</Figure>
      <Figure of={computed(() => formatMoney(of.value.earned))} isWon>
        {t('invite.earned')}
      </Figure>
    </dl>
    <LinkCard of={of} />
    <section aria-labelledby="invite-how">
      <h2 className="invite-title" id="invite-how">
        {t('invite.how')}
      </h2>
      <ol className="card invite-steps" data-pad="large">
        {[0, 1, 2].map((at) => (
          <li key={at}>
            <b>{computed(() => of.value.steps[at]?.title ?? '')}</b>
            <span className="muted">{computed(() => of.value.steps[at]?.text ?? '')}</span>
          </li>
        ))}
      </ol>
    </section>
    <Friends />
  </>
);

interface FigureProps {
  of: ReadonlySignal<string>;
  isWon?: boolean;
  children: ReadonlySignal<string>;
}

const Figure = ({ of, isWon = false, children }: FigureProps) => (
  <div data-won={isWon}>
    <dt>{children}</dt>
    <dd className="num">{of}</dd>
  </div>
);

const Loading = () => (
  <>
    <Skeleton height={160} radius={20} />
    <Skeleton height={76} radius={16} />
    <Skeleton height={230} radius={20} />
    <Skeleton height={180} radius={20} />
  </>
);
