import { useSignal } from '@kit/useSignal';
import { Badge } from './Badge';
import { IconButton } from './IconButton';

export default { title: 'UI/IconButton' };

export const States = () => {
  const isTurning = useSignal(false);
  return (
    <div className="stage-line">
      <IconButton icon="menu" label="Menú" />
      <IconButton icon="bell" label="Mensajes">
        <Badge count={9} />
      </IconButton>
      <IconButton icon="settings" label="Ajustes" kind="soft" />
      <IconButton icon="heart" label="Favorito" kind="art" size={30} iconSize={16} />
      <IconButton icon="plus" label="Depositar" kind="accent" />
      <IconButton icon="headset" label="Ayuda" kind="raised" size={52} iconSize={24}>
        <Badge count={120} />
      </IconButton>
      <IconButton
        icon="refresh-cw"
        label="Actualizar"
        spinning={isTurning}
        onClick={() => (isTurning.value = !isTurning.peek())}
      />
      <IconButton icon="refresh-cw" label="Actualizando" spinning />
      <IconButton icon="copy" label="Copiar" disabled />
      <span dir="rtl">
        <IconButton icon="arrow-left" label="رجوع" flips />
      </span>
    </div>
  );
};
