import { t } from '../i18n/t';
import { Button } from './Button';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

export default { title: 'UI/State' };

export const Empty = () => (
  <EmptyState
    picture="/art/icons/red-heart.webp"
    title="Aún no tienes favoritos"
    text="Toca el corazón y lo verás aquí."
  >
    <Button>{t('game.seePopular')}</Button>
  </EmptyState>
);

export const Failed = () => (
  <ErrorState
    icon="wifi-off"
    title="No pudimos cargar la lista"
    text="Se perdió la conexión. Tu saldo sigue igual."
    retryLabel={t('app.retry')}
  >
    <Button kind="quiet">Hablar con soporte</Button>
  </ErrorState>
);

export const Compact = () => (
  <>
    <Card pad="none">
      <EmptyState
        compact
        picture="/art/icons/receipt.webp"
        title="Sin movimientos"
        text="Hoy no hubo."
      />
    </Card>
    <Card pad="none">
      <ErrorState compact title="Algo salió mal" retryLabel={t('app.retry')} busy />
    </Card>
    <div dir="rtl">
      <Card pad="none">
        <EmptyState compact picture="/art/icons/bell.webp" title="لا توجد رسائل" text="عد لاحقا" />
      </Card>
    </div>
  </>
);
