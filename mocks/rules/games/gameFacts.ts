import type { Texts } from '../../../fixtures/site/texts';
import type { Database } from '../../core/database';
import { reject } from '../../core/messages/requestError';
import { isRealMember, type Member } from '../../db/account/member';
import type { CatalogueGame } from '../../db/games/catalogue';
import { type GamePage, paybackOf } from '../../db/games/payback';
import { shownFacts } from '../../db/games/shownFacts';
import { rulesOf } from '../site/market';

export const mustShowFacts = (db: Database) => rulesOf(db).gameFacts === 'beforePlay';

const idOf = (member: Member, { nodeId }: CatalogueGame) => `${member.id}/${nodeId}`;

/** Keeps that the facts of a game were shown to a member, if the market asks for that before play. */
export async function keepFactsShown(db: Database, member: Member, game: CatalogueGame) {
  if (mustShowFacts(db))
    await db.table(shownFacts).upsert({ id: idOf(member, game), at: db.clock.now() });
}

/** Rejects a game for money whose facts were not shown to the member. */
export function checkFactsShown(db: Database, member: Member, game: CatalogueGame) {
  if (!mustShowFacts(db) || !isRealMember(member)) return;
  if (!db.table(shownFacts).get(idOf(member, game)))
    reject('facts_needed', { value: { nodeId: game.nodeId } });
}

type Rules = Record<Exclude<GamePage, 'spin'>, Texts[]>;

const rules: Rules = {
  crash: [
    {
      ES: 'El multiplicador sube y se detiene al azar.',
      EN: 'The multiplier rises and stops by chance.',
      'PT-BR': 'O multiplicador sobe e para ao acaso.',
    },
    {
      ES: 'Si sales antes, ganas tu apuesta por el multiplicador. Si no, la pierdes.',
      EN: 'If you leave before that, you win your bet times the multiplier. If not, you lose it.',
      'PT-BR': 'Se você sair antes, ganha a aposta vezes o multiplicador. Senão, perde a aposta.',
    },
  ],
  table: [
    {
      ES: 'Sale al azar uno de 37 números, del 0 al 36.',
      EN: 'One of 37 numbers comes by chance, from 0 to 36.',
      'PT-BR': 'Sai ao acaso um de 37 números, de 0 a 36.',
    },
    {
      ES: 'Un número paga 36 veces la apuesta. Color, par, impar y mitad pagan 2 veces, y pierden con el 0.',
      EN: 'A number pays 36 times the bet. Colour, odd, even and half pay twice the bet, and lose at 0.',
      'PT-BR':
        'Um número paga 36 vezes a aposta. Cor, par, ímpar e metade pagam 2 vezes, e perdem com o 0.',
    },
  ],
  match: [
    {
      ES: 'Apuestas a quién gana. Si aciertas, recibes 2 veces la apuesta.',
      EN: 'You bet on who wins. If you are right, you get twice the bet.',
      'PT-BR': 'Você aposta em quem ganha. Se acertar, recebe 2 vezes a aposta.',
    },
  ],
};

const percent = (share: number) => Math.round(share * 100);

/** How a game is played and what it pays, as its rounds are (round.ts). */
export function rulesTextOf(game: CatalogueGame): Texts[] {
  const { page, pays } = paybackOf(game);
  if (page !== 'spin' || !pays) return page === 'spin' ? [] : rules[page];
  const [least, most] = [Math.min(...pays.triples), Math.max(...pays.triples)];
  return [
    {
      ES: 'Tres rodillos con seis símbolos se detienen al azar.',
      EN: 'Three reels with six symbols stop by chance.',
      'PT-BR': 'Três rolos com seis símbolos param ao acaso.',
    },
    {
      ES: `Tres iguales pagan de ${least} a ${most} veces la apuesta. Dos iguales devuelven el ${percent(pays.pair)} %.`,
      EN: `Three of a kind pay ${least} to ${most} times the bet. Two of a kind give back ${percent(pays.pair)}% of it.`,
      'PT-BR': `Três iguais pagam de ${least} a ${most} vezes a aposta. Dois iguais devolvem ${percent(pays.pair)}%.`,
    },
  ];
}
