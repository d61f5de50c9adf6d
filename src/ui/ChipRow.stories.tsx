import { useSignal } from '@kit/useSignal';
import { t } from '../i18n/t';
import { ChipRow } from './ChipRow';

export default { title: 'UI/ChipRow' };

const kinds = [
  'fire Populares',
  'house Casa',
  'rocket Cohetes',
  'trophy Ganadores',
  'crown Sala',
].map((text) => {
  const [picture, label = ''] = text.split(' ');
  return { value: label, label, picture: `/art/icons/${picture}.webp` };
});
const makers = ['Todos', 'Aro', 'Kumo', 'Luzia', 'Hexa', 'Un nombre larguísimo que no cabe'].map(
  (label) => ({ value: label, label }),
);
const amounts = ['50', '100', '200', '500', '1,000'].map((label) => ({ value: label, label }));
const ways = [
  { value: 'a', label: 'Billetera', meta: 'Al instante', picture: '/art/icons/mobile-phone.webp' },
  { value: 'b', label: 'Banco', meta: '5 a 15 min', picture: '/art/icons/bank.webp' },
  { value: 'c', label: 'Transferencia interbancaria', picture: '/art/icons/coin.webp' },
  { value: 'd', label: 'Cupón', picture: '/art/icons/ticket.webp', disabled: true },
];

export const States = () => {
  const kind = useSignal('Ganadores');
  const maker = useSignal('Todos');
  const amount = useSignal('200');
  const way = useSignal('a');
  return (
    <>
      <div className="stage-full">
        <ChipRow options={kinds} value={kind} label={t('game.categories')} />
        <ChipRow options={makers} value={maker} label="Estudios" kind="block" />
      </div>
      <ChipRow options={amounts} value={amount} label="Montos" kind="pick" columns={5} />
      <ChipRow options={ways} value={way} label="Métodos" kind="tile" columns={3} />
      <div className="stage-full" dir="rtl">
        <ChipRow options={kinds} value={kind} label="الفئات" />
      </div>
    </>
  );
};
