import { t } from '../../../i18n/t';
import { Row } from '../../../ui/content/Row';
import { paths } from '../../../widgets/site/navigation/paths';

/** A link to the operator's own lotteries, above those of the vendors. */
export const LotteryLink = () => (
  <Row
    picture="/art/icons/admission-tickets.webp"
    href={paths.startLottery}
    title={t('title.lotteryDraws')}
  />
);
