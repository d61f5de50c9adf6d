import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Card } from '../content/Card';
import { Row } from '../content/Row';
import { Accordion } from './Accordion';

export default { title: 'UI/Accordion' };

export const States = () => (
  <>
    <Card pad="none">
      <Accordion title={sample('¿Cuánto tarda un retiro?')} name="faq" open>
        {sample('Entre 5 y 15 minutos. Si pasa más, escríbenos y lo vemos contigo.')}
      </Accordion>
      <Accordion
        title={sample('Una pregunta con un título que ocupa dos líneas en un teléfono')}
        name="faq"
      >
        {sample('Respuesta.')}
      </Accordion>
      <Accordion icon="layout-grid" title={sample('Centro')} open>
        <Row icon="gift" title={t('app.navRewards')} href="#a" />
        <Row icon="ticket" title={sample('Cupones')} href="#b" />
      </Accordion>
    </Card>
    <div dir="rtl">
      <Card pad="none">
        <Accordion icon="globe" title="اللغة">
          العربية
        </Accordion>
      </Card>
    </div>
  </>
);
