import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { withControls } from '@workbench/withControls';
import { IconButton } from '../controls/IconButton';
import { Countdown } from './Countdown';
import { Money } from './Money';

export default { title: 'UI/Money' };

export const States = () => {
  const isMasked = useOnce(() => signal(false));
  const balance = useOnce(() => signal(1284.5));
  return (
    <>
      <div className="stage-line">
        <Money amount={balance} masked={isMasked} quietParts size={32} />
        <IconButton
          icon={computed(() => (isMasked.value ? 'eye-off' : 'eye'))}
          label={sample('Ocultar')}
          pressed={isMasked}
          onClick={() => (isMasked.value = !isMasked.peek())}
        />
      </div>
      <div className="stage-line">
        <Money amount={{ minor: 2190540 }} tone="win" size={16} />
        <Money amount="100" tone="auto" signed />
        <Money amount={-20.999} tone="auto" signed />
        <Money amount={0} tone="muted" />
      </div>
      <div className="stage-line">
        <Money amount={1234567.891} format={{ symbol: '$', position: 'B' }} size={20} />
        <Money amount={1234567.891} format={{ symbol: '৳', locale: 'bn' }} size={20} />
        <Money
          amount={1234567.891}
          format={{ symbol: '₫', locale: 'vi', position: 'B' }}
          size={20}
        />
      </div>
      <p dir="rtl">
        رصيدك <Money amount={-1284.5} />
      </p>
      <p>
        {sample('Quedan')} <Countdown left={useOnce(() => signal(90))} /> –{' '}
        <Countdown left={useOnce(() => signal(3690))} />
      </p>
    </>
  );
};

export const Props = withControls(
  (props) => <Money key={JSON.stringify(props)} {...props} />,
  {
    amount: 1284.5,
    size: 32 as 14 | 16 | 20 | 24 | 32,
    signed: false,
    masked: false,
    quietParts: true,
  },
  { size: [14, 16, 20, 24, 32] },
);
