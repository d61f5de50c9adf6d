import type { Offer } from '../../../fixtures/cashier/cashier';
import {
  type SeededPromotion,
  promotions as seeded,
} from '../../../fixtures/promotions/promotions';
import type { Promotion } from '../../../src/contract/promotions/promotion';
import type { Database } from '../../core/database';
import type { Language } from '../../core/messages/messages';
import { reject } from '../../core/messages/requestError';
import { type Application, applications, promotions } from '../../db/promotions/promotion';
import type { DueEvent } from '../cashier/money';
import { moneyText, withAmounts } from '../site/market';
import { offersOf, productPoints } from './offer';

const SECOND = 1_000;
/** After this time an application is in review, and after the same time again it is granted. */
const REVIEW_STEP = 60 * SECOND;

/** The promotions that the market allows. For a member: those of which the member can get the bonus. */
export const promotionsOf = (db: Database, memberId?: string): SeededPromotion[] =>
  seeded.filter(({ offer }) => !offer || offersOf(db, memberId)[offer]);

export const promotionById = (db: Database, id: string, memberId?: string): SeededPromotion =>
  promotionsOf(db, memberId).find((promotion) => promotion.id === id) ??
  reject('promotion_missing');

const applicationOf = (db: Database, memberId: string | undefined, id: string) =>
  memberId === undefined ? undefined : db.table(applications).get(`${memberId}/${id}`);

/**
 * The label of the button: by the member's application if there is one, or else by the dates. A rejected application can be
 * sent again until the promotion ends, and then counts no more.
 */
export function labelOf(db: Database, { id, action }: SeededPromotion, memberId?: string) {
  const application = applicationOf(db, memberId, id);
  const now = db.clock.now();
  const { startsAt, endsAt } = db.table(promotions).get(id) ?? { startsAt: 0, endsAt: 0 };
  const isRejectedAndOver = application?.state === 'rejected' && now > endsAt;
  if (application && !isRejectedAndOver) return application.state;
  if (now < startsAt) return 'comingSoon';
  if (now > endsAt) return 'close';
  return action === 'claim' ? 'claim' : 'join';
}

/** The state that each action leads to. */
const NEXT_STATES = {
  join: 'joined',
  sign: 'signed',
  claim: 'claimed',
  apply: 'applying',
} as const;

/** The state after the member presses the button. Rejects a label that offers no action. */
export function nextState(
  db: Database,
  promotion: SeededPromotion,
  memberId: string,
): Application['state'] {
  const label = labelOf(db, promotion, memberId);
  if (label === 'issued') return 'claimed';
  if (label === 'rejected') return NEXT_STATES.apply;
  if (label === 'close' || label === 'comingSoon') reject('promotion_closed');
  if (label !== 'join' && label !== 'claim') reject('promotion_done', { value: { label } });
  return NEXT_STATES[promotion.action];
}

/** The terms of a deposit bonus, with an example. */
function offerPoints(
  db: Database,
  { percent, minDeposit, maxBonus, turnover }: Offer,
  language: Language,
) {
  const bonus = Math.min((minDeposit * percent) / 100, maxBonus);
  const [min, max, example, stake] = [minDeposit, maxBonus, bonus, bonus * turnover].map((amount) =>
    moneyText(db, amount),
  );
  return language === 'ES'
    ? [
        `Recibes ${percent}% de tu próximo depósito desde ${min}, hasta ${max}.`,
        `Para retirar el bono, apuesta ${turnover} veces el bono: por ${example}, ${stake}.`,
        'El dinero que depositas lo puedes retirar siempre.',
        ...productPoints(db, language),
      ]
    : [
        `You get ${percent}% of your next deposit of ${min} or more, up to ${max}.`,
        `To withdraw the bonus, bet ${turnover} times the bonus: for ${example}, ${stake}.`,
        'You can always withdraw the money you deposit.',
        ...productPoints(db, language),
      ];
}

/** The most important terms in short sentences. Only a deposit bonus requires turnover. */
export function pointsOf(
  db: Database,
  { amount, action, offer }: SeededPromotion,
  language: Language,
): string[] {
  const terms = offer && offersOf(db)[offer];
  if (terms) return offerPoints(db, terms, language);
  const money = moneyText(db, amount ?? 0);
  const isReviewed = action === 'apply';
  return language === 'ES'
    ? [
        amount ? `Recibes ${money} en tu billetera.` : 'El premio depende de cómo termine.',
        'No tienes que apostarlo antes de retirarlo.',
        isReviewed ? 'Alguien revisa tu solicitud antes.' : 'Participas una sola vez.',
      ]
    : [
        amount ? `You get ${money} in your wallet.` : 'The prize depends on how it ends.',
        'You do not have to bet it before you withdraw it.',
        isReviewed ? 'Someone reviews your application first.' : 'You take part once only.',
      ];
}

/** An application goes to `process` and then to `issued`. With the remark `no` it is rejected. */
function advanceApplication(db: Database, { id, state, remark }: Application, at: number) {
  if (state === 'process')
    return db.table(applications).update(id, { state: 'issued', nextAt: null });
  if (remark.trim().toLowerCase() === 'no') {
    return db.table(applications).update(id, { state: 'rejected', nextAt: null });
  }
  return db.table(applications).update(id, { state: 'process', nextAt: at + REVIEW_STEP });
}

export const saveApplication = (db: Database, row: Omit<Application, 'id' | 'at' | 'nextAt'>) => {
  const at = db.clock.now();
  const nextAt = row.state === 'applying' ? at + REVIEW_STEP : null;
  return db
    .table(applications)
    .upsert({ ...row, id: `${row.memberId}/${row.promotionId}`, at, nextAt });
};

export const dueApplications = (db: Database): DueEvent[] =>
  db
    .table(applications)
    .filter(({ nextAt }) => nextAt !== null)
    .map((row) => ({ at: row.nextAt ?? 0, apply: (at) => advanceApplication(db, row, at) }));

export function toWirePromotion(
  db: Database,
  promotion: SeededPromotion,
  language: Language,
  memberId?: string,
): Promotion {
  const { id, category, title, summary, image, action, amount } = promotion;
  const { startsAt, endsAt } = db.table(promotions).get(id) ?? { startsAt: 0, endsAt: 0 };
  return {
    promotionId: id,
    category,
    image,
    startsAt,
    endsAt,
    title: title[language],
    summary: withAmounts(db, summary[language]),
    label: labelOf(db, promotion, memberId),
    needsForm: action === 'apply',
    ...(amount === undefined ? {} : { amount: amount / 100 }),
  };
}
