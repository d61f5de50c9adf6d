import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Badge } from '../feedback/Badge';
import { Tag } from '../feedback/Tag';
import { Card } from './Card';
import { Money } from './Money';
import { Row } from './Row';
import { SectionTitle } from './SectionTitle';

export default { title: 'UI/Row' };

export const States = () => (
  <>
    <SectionTitle picture="/art/icons/fire.webp" count="128" more={sample('Ver todo')} href="#todo">
      {t('game.HOT')}
    </SectionTitle>
    <Card pad="none">
      <Row icon="mail" title={t('app.messages')} href="#a" end={<Badge count={12} />} />
      <Row icon="megaphone" title={t('home.announcements')} href="#b" end={<Badge count={120} />} />
      <Row
        icon="languages"
        title={t('app.language')}
        meta={sample('De toda la página')}
        end="Español"
        onClick={() => {}}
      />
      <Row
        picture="/art/icons/crown.webp"
        title={sample('Un renglón con un título que ocupa dos líneas o más en un teléfono')}
        end={<Tag tone="win">{t('security.done')}</Tag>}
        href="#c"
      />
      <Row title={sample('Sin icono')} end={<Money amount={1284.5} />} />
    </Card>
    <Card pad="none">
      <ul>
        <li>
          <Row icon="house" title={t('app.navHome')} href="#d" current />
        </li>
        <li>
          <Row icon="gift" title={t('app.navRewards')} href="#e" />
        </li>
      </ul>
    </Card>
    <Card selected label={sample('Elegida')}>
      {sample('Tarjeta elegida')}
    </Card>
    <div dir="rtl">
      <SectionTitle picture="/art/icons/trophy.webp" more="الكل">
        الفائزون بجوائز كثيرة جدا هذا الأسبوع
      </SectionTitle>
      <Card pad="none">
        <Row icon="mail" title="الرسائل" href="#f" end={<Badge count={3} />} />
        <Row icon="gift" title="الهدايا" href="#g" />
      </Card>
    </div>
  </>
);
