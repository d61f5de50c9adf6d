import { computed } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { WithdrawNeed } from '../../../stores/cashier/withdrawDetail';
import { formatMoney } from '../../../ui/content/formatMoney';
import { Button } from '../../../ui/controls/Button';
import { Note } from '../../../ui/feedback/Note';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Icon } from '../../../ui/icons/Icon';
import { paths } from '../../../widgets/site/navigation/paths';
import { MissingCode } from './MissingCode';

interface Props {
  missing: readonly WithdrawNeed[];
  withdrawId: string;
}

/** What the withdrawal waits for, each with the way to give it. */
export const MissingParts = ({ missing, withdrawId }: Props) =>
  missing.map((need) => (
    <Note key={need.kind}>
      {need.kind === 'document' && <MissingDocument />}
      {need.kind === 'secondFactor' && <MissingCode withdrawId={withdrawId} />}
      {need.kind === 'turnover' && <MissingTurnover need={need} />}
    </Note>
  ));

const MissingDocument = () => (
  <>
    <Icon name="id-card" />
    <p>
      <b>{t('progress.missingDocument')}</b>
      <span>{t('progress.missingDocumentText')}</span>
    </p>
    <Button size="medium" wide href={paths.kyc}>
      {t('cashier.kycLink')}
    </Button>
  </>
);

function MissingTurnover({ need: { amount, left } }: { need: WithdrawNeed }) {
  const leftText = computed(() => (left === undefined ? '' : formatMoney(left)));
  return (
    <>
      <Icon name="dices" />
      <p>
        <b>{t('progress.missingTurnover')}</b>
        {left !== undefined && (
          <span>{t('progress.missingTurnoverText', { amount: leftText })}</span>
        )}
      </p>
      {!!amount && left !== undefined && (
        <ProgressBar
          value={(amount - left) / amount}
          label={t('progress.missingTurnover')}
          text={t('progress.missingTurnoverText', { amount: leftText })}
        />
      )}
      <Button size="medium" wide href={paths.home}>
        {t('cashier.playNow')}
      </Button>
    </>
  );
}
