import { signal } from '@kit/render/signals';
import { Checkbox } from '../../../src/ui/controls/Checkbox';
import { TextField } from '../../../src/ui/fields/TextField';
import type { Rule } from './RuleSheet';

export const fieldRules: Rule[] = [
  {
    rule: 'Every field has a label that stays',
    why: 'A placeholder is gone with the first letter, and then nobody knows what was asked.',
    of: ['TextField'],
    good: <TextField label="Correo" value={signal('lucia@ejemplo.com')} />,
    bad: <div className="rule-wide rule-bare">Correo</div>,
  },
  {
    rule: 'An error says how to put it right',
    why: 'It stands below the field, and names the limit or the form that is expected.',
    of: ['TextField', 'FieldError'],
    good: (
      <TextField label="Monto" prefix="S/" value={signal('5')} error="El mínimo es S/ 20.00." />
    ),
    bad: <TextField label="Monto" prefix="S/" value={signal('5')} error="Valor inválido." />,
  },
  {
    rule: 'A hint comes before the mistake',
    why: 'Rules that are known are said at once, not after a failed attempt.',
    of: ['TextField'],
    good: <TextField label="Apodo" value={signal('')} hint="Lo ven los demás. Hasta 20 letras." />,
    bad: <TextField label="Apodo" value={signal('')} error="Demasiado largo." />,
  },
  {
    rule: 'Consent is a box that the player ticks',
    why: 'It is empty at first, and its text says what is agreed to.',
    of: ['Checkbox'],
    good: <Checkbox checked={signal(false)}>Tengo 18 años y acepto los términos</Checkbox>,
    bad: <Checkbox checked={signal(true)}>Acepto</Checkbox>,
  },
];
