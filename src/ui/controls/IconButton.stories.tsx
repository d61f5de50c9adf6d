import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Badge } from '../feedback/Badge';
import { IconButton } from './IconButton';

export default { title: 'UI/IconButton' };

export const States = () => {
  const isTurning = useOnce(() => signal(false));
  return (
    <div className="stage-line">
      <IconButton icon="menu" label={t('app.menu')} />
      <IconButton icon="bell" label={t('app.messages')}>
        <Badge count={9} />
      </IconButton>
      <IconButton icon="settings" label={sample('Ajustes')} kind="soft" />
      <IconButton icon="heart" label={sample('Favorito')} kind="art" size={30} iconSize={16} />
      <IconButton icon="plus" label={t('app.deposit')} kind="accent" />
      <IconButton
        icon="headset"
        label={t('title.helpDetail')}
        kind="raised"
        size={52}
        iconSize={24}
      >
        <Badge count={120} />
      </IconButton>
      <IconButton
        icon="refresh-cw"
        label={t('update.now')}
        spinning={isTurning}
        onClick={() => (isTurning.value = !isTurning.peek())}
      />
      <IconButton icon="refresh-cw" label={sample('Actualizando')} spinning />
      <IconButton icon="copy" label={t('app.copy')} disabled />
      <span dir="rtl">
        <IconButton icon="arrow-left" label="رجوع" flips />
      </span>
    </div>
  );
};
