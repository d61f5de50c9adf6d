import { signal } from '@kit/render/signals';
import { Button } from '../../../src/ui/controls/Button';
import { IconButton } from '../../../src/ui/controls/IconButton';
import { Segmented } from '../../../src/ui/controls/Segmented';
import { Spinner } from '../../../src/ui/feedback/Spinner';
import type { Rule } from './RuleSheet';

const days = [
  { value: '1', label: 'Hoy' },
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
];

export const actionRules: Rule[] = [
  {
    rule: 'One primary action in a view',
    why: 'The gold fill says what to do next. Two of them say nothing.',
    of: ['Button'],
    good: (
      <div className="rule-wide">
        <Button wide>Depositar</Button>
        <Button wide kind="quiet">
          Ahora no
        </Button>
      </div>
    ),
    bad: (
      <div className="rule-wide">
        <Button wide>Depositar</Button>
        <Button wide>Ahora no</Button>
      </div>
    ),
  },
  {
    rule: 'What cannot be undone looks dangerous',
    why: 'Whoever presses the gold button expects something good.',
    of: ['Button'],
    good: <Button kind="danger">Eliminar la tarjeta</Button>,
    bad: <Button>Eliminar la tarjeta</Button>,
  },
  {
    rule: 'A button says what it does',
    why: 'A verb, and the amount if it moves money. "OK" has to be guessed, and cannot be found by a screen reader.',
    of: ['Button'],
    good: <Button>Retirar S/ 200.00</Button>,
    bad: <Button>OK</Button>,
  },
  {
    rule: 'An icon alone is one that everyone knows',
    why: 'Back, close, menu and search need no word. Others have one.',
    of: ['Button', 'IconButton'],
    good: (
      <Button kind="secondary" size="medium" icon="history">
        Mis retiros
      </Button>
    ),
    bad: <IconButton kind="soft" icon="history" label="Mis retiros" />,
  },
  {
    rule: 'A button that works stays where it is',
    why: 'It keeps its width and the focus. What jumps away is pressed again.',
    of: ['Button', 'Spinner'],
    good: (
      <Button wide busy>
        Enviando
      </Button>
    ),
    bad: <Spinner />,
  },
  {
    rule: 'One of several options is no action',
    why: 'Options show which of them is selected. Buttons do something.',
    of: ['Segmented', 'ChipRow', 'Button'],
    good: (
      <div className="rule-wide">
        <Segmented label="Período" options={days} value={signal('7')} />
      </div>
    ),
    bad: (
      <div className="stage-line">
        {days.map(({ label }) => (
          <Button key={label} size="small" kind="secondary">
            {label}
          </Button>
        ))}
      </div>
    ),
  },
];
