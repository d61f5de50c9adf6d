import { br } from './br';
import { co } from './co';
import { es } from './es';
import { gb } from './gb';
import type { Market, MarketRules } from './market';
import { mx } from './mx';
import { pe } from './pe';

/** The markets by the codes of their countries. */
export const markets = { pe, es, br, co, gb, mx } satisfies Record<string, Market>;

export type MarketName = 'default' | keyof typeof markets;

export const marketNames: readonly string[] = ['default', ...Object.keys(markets)];

/** The values of the rules that a market has. */
export const valuesOf = ({ rules }: Market) =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => ('value' in rule ? [[name, rule.value]] : [])),
  ) as Partial<MarketRules>;
