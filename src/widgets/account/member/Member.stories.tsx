import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { t } from '../../../i18n/t';
import { AvatarSheet } from './AvatarSheet';
import { ContractTag } from './ContractTag';
import { FirstSteps } from './FirstSteps';
import { PrizeHero } from './PrizeHero';
import { UnreadBadge } from './UnreadBadge';
import { VipCard } from './VipCard';

export default { title: 'Widgets/Member' };

const Avatars = () => <AvatarSheet open={useOnce(() => signal(true))} />;
export const AvatarChoice = inApp(() => <Avatars />);
export const AvatarChoiceFailed = inApp(() => <Avatars />, { calls: 'status' });

export const Contracts = inApp(() => (
  <div className="stage-line">
    <ContractTag state={signal('pending')} />
    <ContractTag state={signal('accepted')} />
    <ContractTag state={signal('declined')} />
  </div>
));

export const NewMember = inApp(() => <FirstSteps />);
export const NewMemberOnHome = inApp(() => <FirstSteps nextOnly />);
export const NewMemberFailed = inApp(() => <FirstSteps />, { calls: 'status' });

const Hero = ({ amount, busy = false }: { amount: number; busy?: boolean }) => (
  <PrizeHero
    title={t('title.rewards')}
    picture="/art/icons/gift.webp"
    amount={signal(amount)}
    note={t('reward.rebateIntro')}
    button={t('reward.claimAll')}
    minAmount={signal(10)}
    busy={signal(busy)}
    onClaim={() => {}}
  />
);

export const Prize = inApp(() => (
  <>
    <Hero amount={128.5} />
    <Hero amount={2} />
    <Hero amount={1_234_567.89} busy />
  </>
));

export const Unread = inApp(() => (
  <div className="stage-line">
    <UnreadBadge count={signal(3)} />
    <UnreadBadge count={signal(120)} />
  </div>
));

export const Vip = inApp(() => <VipCard href="/m/member/benefits" />);
export const VipHigh = inApp(() => <VipCard />, { persona: 'vip' });
export const VipFailed = inApp(() => <VipCard />, { calls: 'status' });
