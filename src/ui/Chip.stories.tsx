import { useSignal } from '@kit/useSignal';
import { t } from '../i18n/t';
import { Chip } from './Chip';

export default { title: 'UI/Chip' };

export const States = () => {
  const isOn = useSignal(true);
  return (
    <div className="stage-line">
      <Chip pressed={isOn} onClick={() => (isOn.value = !isOn.peek())}>
        Solo nuevos
      </Chip>
      <Chip pressed={false}>Con jackpot</Chip>
      <Chip picture="/art/icons/fire.webp" meta="24">
        {t('game.HOT')}
      </Chip>
      <Chip disabled>No disponible</Chip>
      <Chip>Un texto tan largo que no cabe en una línea de un teléfono angosto</Chip>
    </div>
  );
};
