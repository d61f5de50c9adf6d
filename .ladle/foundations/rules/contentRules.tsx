import { Card } from '../../../src/ui/content/Card';
import { Money } from '../../../src/ui/content/Money';
import { Row } from '../../../src/ui/content/Row';
import { Badge } from '../../../src/ui/feedback/Badge';
import { Tag } from '../../../src/ui/feedback/Tag';
import type { Rule } from './RuleSheet';

const LONG = 'Transferencia desde la cuenta de ahorros que termina en 4821';

export const contentRules: Rule[] = [
  {
    rule: 'An amount never breaks',
    why: 'Symbol and digits stay in one line, with digits of equal width. A smaller size is better than two lines.',
    of: ['Money', 'Figures'],
    good: <Money amount={1234567} size={20} />,
    bad: (
      <b>
        S/ 1,234,567
        <br />
        .00
      </b>
    ),
  },
  {
    rule: 'Only money that was won is green',
    why: 'Red is for what went wrong. A loss is an amount like any other, with its sign.',
    of: ['Money'],
    good: (
      <div className="stage-line">
        <Money amount={250} tone="win" signed size={16} />
        <Money amount={-40} signed size={16} />
      </div>
    ),
    bad: (
      <div className="stage-line">
        <b className="rule-prize">+S/ 250.00</b>
        <b className="rule-prize">-S/ 40.00</b>
      </div>
    ),
  },
  {
    rule: 'A long text wraps, or ends in an ellipsis',
    why: 'Names of banks, games and people are longer than in the drawing, and 40 % longer in another language.',
    of: ['Row'],
    good: (
      <Card pad="none">
        <Row icon="landmark" title={LONG} href="#a" />
      </Card>
    ),
    bad: (
      <Card>
        <p className="rule-cut">{LONG}</p>
      </Card>
    ),
  },
  {
    rule: 'A number is a badge, a word is a tag',
    why: 'A badge counts what is new, and is gone at 0. A tag names a state.',
    of: ['Badge', 'Tag'],
    good: (
      <div className="rule-wide">
        <Card pad="none">
          <Row icon="mail" title="Mensajes" end={<Badge count={12} />} />
          <Row icon="history" title="Retiro" end={<Tag tone="win">Pagado</Tag>} />
        </Card>
      </div>
    ),
    bad: (
      <div className="rule-wide">
        <Card pad="none">
          <Row icon="mail" title="Mensajes" end={<Tag>12 mensajes</Tag>} />
          <Row icon="history" title="Retiro" end={<Badge count={1} />} />
        </Card>
      </div>
    ),
  },
  {
    rule: 'A colour never says something alone',
    why: 'The word says it, and the colour only repeats it: for those who see no colours, and in bright sun.',
    of: ['Tag'],
    good: <Tag tone="danger">Rechazado</Tag>,
    bad: <Tag tone="danger">Depósito</Tag>,
  },
];
