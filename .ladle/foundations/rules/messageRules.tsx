import '../../../src/ui/overlays/ToastView.css';
import { Card } from '../../../src/ui/content/Card';
import { Button } from '../../../src/ui/controls/Button';
import { EmptyState } from '../../../src/ui/feedback/EmptyState';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { Note } from '../../../src/ui/feedback/Note';
import { SkeletonRow } from '../../../src/ui/feedback/Skeleton';
import { Spinner } from '../../../src/ui/feedback/Spinner';
import { Icon } from '../../../src/ui/icons/Icon';
import type { Rule } from './RuleSheet';

/** A toast as it looks. The real one is above the page. */
const Toast = ({ kind, text }: { kind: 'ok' | 'fail'; text: string }) => (
  <div className="toasts" data-kind={kind}>
    <div className="toast">
      <span className="toast-icon">
        <Icon name={kind === 'ok' ? 'circle-check' : 'triangle-alert'} />
      </span>
      <span>{text}</span>
    </div>
  </div>
);

export const messageRules: Rule[] = [
  {
    rule: 'A toast says what is done, a dialog asks',
    why: 'A toast goes away by itself, so nothing that needs an answer may be in it.',
    of: ['ToastView', 'Dialog'],
    good: <Toast kind="ok" text="El retiro se canceló" />,
    bad: <Toast kind="fail" text="¿Cancelar el retiro de S/ 200.00?" />,
  },
  {
    rule: 'What can still be mended stays on the page',
    why: 'A note stays until it is solved, and has the next step in it.',
    of: ['Note', 'ToastView'],
    good: (
      <Note>
        <Icon name="id-card" />
        <p>Para retirar, verifica tu identidad.</p>
        <Button kind="secondary" size="small">
          Verificar
        </Button>
      </Note>
    ),
    bad: <Toast kind="fail" text="Falta tu identidad" />,
  },
  {
    rule: 'An empty list says what will be here',
    why: 'It has a title, how something gets here, and the button for it.',
    of: ['EmptyState'],
    good: (
      <EmptyState
        compact
        picture="/art/icons/red-heart.webp"
        title="Aún no tienes favoritos"
        text="Toca el corazón de un juego y lo verás aquí."
      >
        <Button size="medium" kind="secondary">
          Ver los populares
        </Button>
      </EmptyState>
    ),
    bad: <EmptyState compact picture="/art/icons/red-heart.webp" title="Sin datos" text="" />,
  },
  {
    rule: 'An error says what happened and what to do',
    why: 'In the words of the player, with a way to try again. Codes are for logs.',
    of: ['ErrorState'],
    good: (
      <ErrorState
        compact
        title="No pudimos cargar tus retiros"
        text="Tu saldo sigue igual."
        retryLabel="Reintentar"
      />
    ),
    bad: <ErrorState compact title="Error 500" text="Unexpected response" retryLabel="OK" />,
  },
  {
    rule: 'What loads has the shape of what comes',
    why: 'Nothing moves when it arrives. A spinner alone is for a button.',
    of: ['Skeleton', 'Spinner'],
    good: (
      <Card>
        <SkeletonRow />
        <SkeletonRow />
      </Card>
    ),
    bad: (
      <Card>
        <Spinner size={32} />
      </Card>
    ),
  },
];
