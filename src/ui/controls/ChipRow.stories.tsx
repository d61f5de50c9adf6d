import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { ChipRow } from './ChipRow';

export default { title: 'UI/ChipRow' };

const kinds = [
  { picture: 'fire', label: sample('Populares') },
  { picture: 'house', label: sample('Casa') },
  { picture: 'rocket', label: sample('Cohetes') },
  { picture: 'trophy', label: sample('Ganadores') },
  { picture: 'crown', label: sample('Sala') },
].map(({ picture, label }) => ({
  value: picture,
  label,
  picture: `/art/icons/${picture}.webp`,
}));
const makers = [
  sample('Todos'),
  'Aro',
  'Kumo',
  'Luzia',
  'Hexa',
  sample('Un nombre larguísimo que no cabe'),
].map((label) => ({ value: label, label }));
const amounts = ['50', '100', '200', '500', '1,000'].map((label) => ({ value: label, label }));
const ways = [
  {
    value: 'a',
    label: sample('Billetera'),
    meta: sample('Al instante'),
    picture: '/art/icons/mobile-phone.webp',
  },
  { value: 'b', label: sample('Banco'), meta: '5 – 15 min', picture: '/art/icons/bank.webp' },
  { value: 'c', label: sample('Transferencia interbancaria'), picture: '/art/icons/coin.webp' },
  { value: 'd', label: sample('Cupón'), picture: '/art/icons/ticket.webp', disabled: true },
];

export const States = () => {
  const kind = useOnce(() => signal('trophy'));
  const maker = useOnce(() => signal(sample('Todos')));
  const amount = useOnce(() => signal('200'));
  const way = useOnce(() => signal('a'));
  return (
    <>
      <div className="stage-full">
        <ChipRow options={kinds} value={kind} label={t('game.categories')} />
        <ChipRow options={makers} value={maker} label={sample('Estudios')} kind="block" />
      </div>
      <ChipRow options={amounts} value={amount} label={sample('Montos')} kind="pick" columns={5} />
      <ChipRow options={ways} value={way} label={sample('Métodos')} kind="tile" columns={3} />
      <div className="stage-full" dir="rtl">
        <ChipRow options={kinds} value={kind} label="الفئات" />
      </div>
    </>
  );
};
