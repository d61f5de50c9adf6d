import { ArkErrors, type } from 'arktype';
import { expect, test } from 'vitest';
import { gameFrameRules } from '../../contract/site/gameFrameRules';
import { marketSettings } from '../../contract/site/market';
import { marketInformation } from '../../contract/site/marketInformation';
import { defaultRules } from './default';
import { markets, valuesOf } from './markets';

const ruleValues = marketSettings
  .omit('name')
  .required()
  .merge({
    minimumAge: '18 <= number.integer <= 25',
    documents: type({
      '+': 'reject',
      name: 'string > 0',
      pattern: 'string > 0',
      example: 'string > 0',
      'check?': "'cpf' | 'nif'",
    }).array(),
    information: marketInformation,
    gameFrame: gameFrameRules,
    reviewMonths: 'number.integer > 0 | null',
    requiredLimits: type("'deposit' | 'loss' | 'stake' | 'time'").array(),
    looserHours: 'number.integer >= 0',
    looserNeedsConfirmation: 'boolean',
    checkMinutes: 'number.integer > 0 | null',
    gameFacts: "'offered' | 'beforePlay'",
    sessionClock: "'none' | 'games' | 'always'",
    mixedOffers: 'boolean',
    depositBonus: "'everyone' | 'verified' | 'never'",
    maxTurnover: 'number.integer > 0 | null',
    exclusionRegister: type({ '+': 'reject', name: 'string > 0', address: /^https:/ }).or('null'),
    sharedDepositLimit: type({
      '+': 'reject',
      period: "'day' | 'week' | 'month'",
      amount: 'number > 0',
    }).or('null'),
  });
const day = /^20\d\d-\d\d-\d\d$/;
const market = type({
  '+': 'reject',
  name: 'string > 0',
  rules: type.Record(
    'string',
    type(
      {
        '+': 'reject',
        value: 'unknown',
        source: 'string >= 8',
        read: day,
        certainty: "'law' | 'draft' | 'secondary source'",
      },
      '|',
      { '+': 'reject', reason: 'string >= 8', read: day },
    ),
  ),
});

test.each(Object.entries(markets))(
  'each rule of the market "%s" has a source and a day, or a reason',
  (_, data) => {
    const checked = market(data);
    expect(checked instanceof ArkErrors ? checked.summary : '').toBe('');
  },
);

test.each(Object.entries(markets))(
  'the market "%s" has every rule, with values of the schema',
  (_, data) => {
    expect(Object.keys(data.rules).sort()).toEqual(Object.keys(defaultRules).sort());
    const checked = ruleValues({ ...defaultRules, ...valuesOf(data) });
    expect(checked instanceof ArkErrors ? checked.summary : '').toBe('');
  },
);
