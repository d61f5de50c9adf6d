import { readFileSync } from 'node:fs';
import { allMethods } from '../../fixtures/cashier/marketMethods.ts';
import { marketSites } from '../../fixtures/site/marketSites.ts';
import { defaultRules } from '../../src/config/markets/default.ts';
import type { MarketRules, Rule } from '../../src/config/markets/market.ts';
import { markets } from '../../src/config/markets/markets.ts';
import { filesUnder } from '../check/files.mjs';

type RuleName = keyof MarketRules;

const about: Record<RuleName, string> = {
  minimumAge: 'the least age of a player',
  documents: 'the documents of which a registration asks the number of one',
  freePlay: 'who may play for free',
  withdrawal: 'what a member can do with an open withdrawal',
  limitsAtRegistration: 'a new member is led to the limits',
  requiredLimits: 'the kinds of limit that a member must have before a deposit',
  looserHours: 'how many hours a looser limit waits before it can be confirmed',
  looserNeedsConfirmation: 'the older call for limits needs the confirmation too',
  checkMinutes: 'the most minutes between two reality checks',
  sessionPlan: 'whether a member can plan time and money before slots begin, or must (`slots`)',
  gameExclusion: 'whether members can exclude themselves from types of games',
  information:
    'what the site has to show: warnings of the risk, who helps, seals, the register of operators',
  gameFrame:
    'what games are told: no autoplay, no turbo, no celebration of what is no win, the shortest round',
  gameFacts: 'whether payback and rules of a game must be shown before it is played for money',
  sessionClock: 'where a member sees a clock and how long the session is',
  reviewMonths: 'after how many months a member is reminded to review the limits',
  depositBonus: 'who may get a bonus on a deposit',
  mixedOffers: 'whether one offer may be for casino games, betting and lotteries at once',
  maxTurnover: 'how many times a bonus must be staked at most',
  exclusionRegister: 'the national register of self-exclusion that is asked at each login',
  verification: 'before which step the identity of a member must be verified',
  sharedDepositLimit: 'how much a person may deposit with all operators together',
};
const ruleNames = Object.keys(about) as RuleName[];

/** The test files with a test, or a group of tests, whose name begins with "market" and the rule. Ids may be before it. */
function testsOf(rule: RuleName) {
  const title = new RegExp(
    `(?:test|describe)(?:\\.each\\([^]*?\\))?\\(\\s*'(?:S\\d+\\.\\d+ )*market ${rule}\\b`,
  );
  const files = [...filesUnder('tests'), ...filesUnder('src'), ...filesUnder('mocks')].filter(
    (file) => /\.(test|spec)\.tsx?$/.test(file) && title.test(readFileSync(file, 'utf8')),
  );
  if (!files.length) throw new Error(`no test is named "market ${rule} …"`);
  return files.sort().map((file) => `\`${file}\``);
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A list, an object by its name, or what an object says something about. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return 'name' in value ? String(value.name) : Object.keys(value).join(', ');
}
const show = (value: unknown) => textOf(value) || 'none';
const valueIn = (rule: Rule<unknown>, name: RuleName) =>
  'value' in rule ? `**${show(rule.value)}**` : show(defaultRules[name]);

function sourceOf(rule: Rule<unknown>) {
  return 'value' in rule ? `${rule.source} (${rule.certainty})` : `default: ${rule.reason}`;
}

const methodName = (id: string) => allMethods[id]?.name.EN ?? id;
const siteCells = (cellOf: (site: (typeof marketSites)[keyof typeof markets]) => string) =>
  (Object.keys(markets) as (keyof typeof markets)[]).map((name) => cellOf(marketSites[name]));

/** The generated part of docs/markets.md. Throws when a rule has no test. */
export function createMatrix() {
  const titles = Object.values(markets).map(({ name }) => name);
  const values = table(
    ['rule', 'what it is', 'default', ...titles],
    ruleNames.map((name) => [
      `\`${name}\``,
      about[name],
      show(defaultRules[name]),
      ...Object.values(markets).map(({ rules }) => valueIn(rules[name], name)),
    ]),
  );
  const sources = table(
    ['rule', 'market', 'source', 'day'],
    ruleNames.flatMap((name) =>
      Object.values(markets).map(({ name: title, rules }) => [
        `\`${name}\``,
        title,
        sourceOf(rules[name]),
        rules[name].read,
      ]),
    ),
  );
  const sites = table(
    ['', ...titles],
    [
      ['currency', ...siteCells(({ money }) => `${money.currency} (${money.symbol})`)],
      ['dialing code', ...siteCells(({ dialingCode }) => `+${dialingCode}`)],
      ['languages', ...siteCells(({ languages }) => languages.join(', '))],
      ['payment methods', ...siteCells(({ methods }) => methods.map(methodName).join(', '))],
    ],
  );
  const tests = table(
    ['rule', 'tests'],
    ruleNames.map((name) => [`\`${name}\``, testsOf(name).join(', ')]),
  );
  return [
    '## Rules',
    'A value in bold is a rule of the market. Every other one is the default.',
    values,
    '## What is usual in a market',
    'Data of the mock (`fixtures/site/marketSites.ts`), and no rules.',
    sites,
    '## Sources',
    sources,
    '## Tests',
    tests,
  ].join('\n\n');
}
