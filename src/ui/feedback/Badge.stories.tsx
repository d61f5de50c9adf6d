import { sample } from '@workbench/sample';
import { withControls } from '@workbench/withControls';
import { t } from '../../i18n/t';
import { Badge } from './Badge';
import { Tag } from './Tag';

export default { title: 'UI/Badge' };

export const States = () => (
  <>
    <div className="stage-line">
      <Badge count={0} />
      <Badge count={1} />
      <Badge count={12} label={`12 ${sample('sin leer')}`} />
      <Badge count={99} />
      <Badge count={100} />
    </div>
    <div className="stage-line">
      <Tag>{sample('Neutral')}</Tag>
      <Tag tone="live">{t('game.new')}</Tag>
      <Tag tone="win">{t('record.withdraw_paid')}</Tag>
      <Tag tone="danger">{t('record.deposit_rejected')}</Tag>
      <Tag tone="info">{t('record.deposit_reviewing')}</Tag>
      <Tag tone="accent">{sample('Elegido')}</Tag>
      <Tag tone="live" solid>
        {t('game.new')}
      </Tag>
      <Tag tone="win" solid>
        x500
      </Tag>
      <Tag tone="info">{sample('Una etiqueta tan larga que termina en puntos suspensivos')}</Tag>
    </div>
  </>
);

export const TagProps = withControls(
  ({ text, ...props }) => (
    <Tag key={JSON.stringify(props)} {...props}>
      {text}
    </Tag>
  ),
  {
    text: sample('Nuevo'),
    tone: 'accent' as 'neutral' | 'live' | 'win' | 'danger' | 'info' | 'accent',
    solid: false,
  },
  { tone: ['neutral', 'live', 'win', 'danger', 'info', 'accent'] },
);
