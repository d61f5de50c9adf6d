import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Chip } from './Chip';

export default { title: 'UI/Chip' };

export const States = () => {
  const isOn = useOnce(() => signal(true));
  return (
    <div className="stage-line">
      <Chip pressed={isOn} onClick={() => (isOn.value = !isOn.peek())}>
        {sample('Solo nuevos')}
      </Chip>
      <Chip pressed={false}>{sample('Con jackpot')}</Chip>
      <Chip picture="/art/icons/fire.webp" meta="24">
        {t('game.HOT')}
      </Chip>
      <Chip disabled>{sample('No disponible')}</Chip>
      <Chip>{sample('Un texto tan largo que no cabe en una línea de un teléfono angosto')}</Chip>
    </div>
  );
};
