import { useMount } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { inApp } from '@workbench/inApp';
import { useStore } from '../../stores/base/useStore';
import { createLottery } from '../../stores/lottery/lottery';
import { Balls } from './Balls';
import { JackpotBanner } from './JackpotBanner';
import { LotteryCard } from './LotteryCard';
import { LotteryCards } from './LotteryCards';
import { NextDraw } from './NextDraw';

export default { title: 'Widgets/Lottery' };

export const Drawn = () => (
  <>
    <Balls numbers={['4', '18', '23', '31', '40']} label="4, 18, 23, 31, 40" />
    <Balls numbers={['0', '7', '7']} label="0, 7, 7" quiet />
    <Balls numbers={Array.from({ length: 20 }, (_, i) => String(i * 4))} label="20" />
  </>
);

export const Jackpot = inApp(() => <JackpotBanner />);
export const JackpotFailed = inApp(() => <JackpotBanner />, { calls: 'status' });

const Cards = () => {
  const { all } = useStore(createLottery);
  useMount(() => void all.load(undefined));
  return (
    <When is={all.value}>
      {(list) =>
        [0, 1, 2].map((index) => <LotteryCard key={index} of={computed(() => list.value[index])} />)
      }
    </When>
  );
};

const List = ({ isEmpty = false }) => {
  const { all } = useStore(createLottery);
  useMount(() => void all.load(undefined));
  return (
    <LotteryCards choose={(lotteries) => (isEmpty ? [] : lotteries.slice(0, 3))} skeletons={3} />
  );
};

export const Card = inApp(() => <Cards />);
export const CardLongNames = inApp(() => <Cards />, { scenarios: ['longNames'] });
export const CardList = inApp(() => <List />);
export const CardListEmpty = inApp(() => <List isEmpty />);

const Draw = () => {
  const { now } = useStore(createLottery);
  return <NextDraw opensAt={signal(now.peek() + 754_000)} />;
};

export const UntilTheDraw = inApp(() => <Draw />);
