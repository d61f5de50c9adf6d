import { type DrawPlan, drawPlans } from '../../fixtures/lotteries';
import { gamesOf, type Listed } from './catalogue';

/** A game of the catalogue that draws. Shared by all databases, like the catalogue. */
export interface Lottery {
  game: Listed;
  plan: DrawPlan;
}

let built: { all: Lottery[]; byId: Map<string, Lottery> } | undefined;

function build() {
  const counted = new Map<string, number>();
  const all = gamesOf()
    .filter(({ lottoMode }) => lottoMode !== undefined)
    .map((game) => {
      const key = game.vassalage in drawPlans ? game.vassalage : game.gameType;
      const plans = drawPlans[key] ?? [];
      const nth = counted.get(key) ?? 0;
      counted.set(key, nth + 1);
      return { game, plan: plans[nth % plans.length] as DrawPlan };
    });
  return { all, byId: new Map(all.map((one) => [one.game.nodeId, one])) };
}

export function lotteriesOf() {
  built ??= build();
  return built.all;
}

export function lotteryById(nodeId: string) {
  built ??= build();
  return built.byId.get(nodeId);
}
