import { sample } from '@workbench/sample';
import { t } from '../../i18n/t';
import { Card } from '../content/Card';
import { Button } from '../controls/Button';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

export default { title: 'UI/State' };

export const Empty = () => (
  <EmptyState
    picture="/art/icons/red-heart.webp"
    title={sample('Aún no tienes favoritos')}
    text={sample('Toca el corazón y lo verás aquí.')}
  >
    <Button>{t('game.seePopular')}</Button>
  </EmptyState>
);

export const Failed = () => (
  <ErrorState
    icon="wifi-off"
    title={sample('No pudimos cargar la lista')}
    text={sample('Se perdió la conexión. Tu saldo sigue igual.')}
    retryLabel={t('app.retry')}
  >
    <Button kind="quiet">{sample('Hablar con soporte')}</Button>
  </ErrorState>
);

export const Compact = () => (
  <>
    <Card pad="none">
      <EmptyState
        compact
        picture="/art/icons/receipt.webp"
        title={sample('Sin movimientos')}
        text={sample('Hoy no hubo.')}
      />
    </Card>
    <Card pad="none">
      <ErrorState compact title={sample('Algo salió mal')} retryLabel={t('app.retry')} busy />
    </Card>
    <div dir="rtl">
      <Card pad="none">
        <EmptyState compact picture="/art/icons/bell.webp" title="لا توجد رسائل" text="عد لاحقا" />
      </Card>
    </div>
  </>
);
