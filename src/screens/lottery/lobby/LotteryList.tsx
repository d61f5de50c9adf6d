import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import './lottery.css';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createLottery, type Lottery } from '../../../stores/lottery/lottery';
import { ChipRow } from '../../../ui/controls/ChipRow';
import { IconButton } from '../../../ui/controls/IconButton';
import { JackpotBanner } from '../../../widgets/lottery/JackpotBanner';
import { LotteryCards } from '../../../widgets/lottery/LotteryCards';
import { useApp } from '../../../widgets/site/app/useApp';
import { useLoadPerLanguage } from '../../../widgets/site/language/useLoadPerLanguage';
import { BackRow } from '../../../widgets/site/navigation/BackRow';
import { paths } from '../../../widgets/site/navigation/paths';

/** Lotteries of these vendors have a filter of their own; all others are filtered by game type. */
const VENDOR_GROUPS = new Map([
  ['TCG_SEA', 'SEA'],
  ['TCG_LOTTO_VN', 'VN'],
]);
const groupOf = ({ vassalage, gameType }: Lottery) => VENDOR_GROUPS.get(vassalage) ?? gameType;

const GROUPS = [
  { value: 'ALL', label: t('lottery.all') },
  { value: 'LOTT', label: t('lottery.lotteries') },
  { value: 'ELOTT', label: t('lottery.electronic') },
  { value: 'SEA', label: t('lottery.sea') },
  { value: 'VN', label: t('lottery.vietnam') },
];

/** All lotteries. This page has neither header nor bottom bar. */
export default function LotteryList() {
  const app = useApp();
  const { all, jackpot } = useStore(createLottery);
  const { query } = app.address.peek();
  const group = useOnce(() =>
    signal(VENDOR_GROUPS.get(query.get('vassalage') ?? '') ?? query.get('gameType') ?? 'ALL'),
  );
  useLoadPerLanguage(() => Promise.all([all.load(), jackpot.load()]));
  const filterByGroup = (lotteries: Lottery[]) =>
    lotteries.filter((lottery) => group.value === 'ALL' || groupOf(lottery) === group.value);
  return (
    <div className="lotteries">
      <BackRow>
        <IconButton icon="history" label={t('lottery.history')} href={paths.lotteryHistory} />
      </BackRow>
      <h1>{t('title.lottery')}</h1>
      <JackpotBanner />
      <ChipRow options={GROUPS} value={group} label={t('game.categories')} />
      <LotteryCards choose={filterByGroup} skeletons={4} />
    </div>
  );
}
