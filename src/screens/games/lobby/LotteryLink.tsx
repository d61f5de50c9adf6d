import { t } from '../../../i18n/t';
import { Row } from '../../../ui/content/Row';
import { paths } from '../../../widgets/site/navigation/paths';

/** Above the lotteries of the vendors: the lotteries of the operator. */
export const LotteryLink = () => (
  <Row
    picture="/art/icons/admission-tickets.webp"
    href={paths.startLottery}
    title={t('title.lottery')}
  />
);
