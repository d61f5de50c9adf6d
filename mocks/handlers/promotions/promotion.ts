import * as contract from '../../../src/contract/promotions/promotion';
import { MAX_PICTURES } from '../../../src/contract/site/picture';
import { handle } from '../../core/handle';
import { reject } from '../../core/messages/requestError';
import { promoChoices } from '../../db/cashier/deposit';
import { idempotent, moveMoney } from '../../rules/cashier/money';
import { paginate } from '../../rules/paginate';
import {
  nextState,
  pointsOf,
  promotionById,
  promotionsOf,
  saveApplication,
  toWirePromotion,
} from '../../rules/promotions/promotion';
import { isExcluded } from '../../rules/safePlay/closure';
import { withDueEvents } from '../../rules/site/dueEvents';
import { checkPictures } from '../../rules/site/pictures';

const { PROMOTION_CATEGORIES, REMARK_LENGTH } = contract;

const isInCategory = (category: string) => (promotion: { category: string }) =>
  category === 'all' || promotion.category === category;

export const promotion = [
  handle(
    contract.promotions,
    withDueEvents(({ db, caller, input, language }) => {
      const isOnBreak = caller && isExcluded(db, caller.member.id);
      const offered = isOnBreak ? [] : promotionsOf(db, caller?.member.id);
      const { list, ...totals } = paginate(offered.filter(isInCategory(input.category ?? 'all')), {
        pageSize: 50,
        ...input,
      });
      return {
        categories: PROMOTION_CATEGORIES.map((category) => ({
          category,
          count: offered.filter(isInCategory(category)).length,
        })),
        content: list.map((promotion) =>
          toWirePromotion(db, promotion, language, caller?.member.id),
        ),
        ...totals,
      };
    }),
  ),

  handle(
    contract.promotionDetail,
    withDueEvents(({ db, caller, input, language }) => {
      const promotion = promotionById(db, input.promotionId, caller?.member.id);
      const shown = toWirePromotion(db, promotion, language, caller?.member.id);
      return {
        ...shown,
        content: `<p>${shown.summary}.</p>${TERMS[language]}`,
        points: pointsOf(db, promotion, language),
      };
    }),
  ),

  handle(
    contract.applyPromotion,
    withDueEvents((context) =>
      idempotent(context, async () => {
        const { db, member, input, language } = context;
        const { promotionId, remark = '', images } = input;
        const promotion = promotionById(db, promotionId, member.id);
        if ([...remark].length > REMARK_LENGTH) reject('remark_long');
        await checkPictures(images, MAX_PICTURES);
        const state = nextState(db, promotion, member.id);
        const files = images === undefined ? [] : [images].flat();
        const { id: memberId } = member;
        if (state === 'claimed' && promotion.amount) {
          const prize = { kind: 'PROMOTION', amount: promotion.amount, ref: promotionId };
          await moveMoney(db, { memberId, ...prize });
        }
        if (promotion.offer)
          await db.table(promoChoices).upsert({ id: memberId, promoId: promotion.offer });
        const descriptions = files.map(({ type, size }) => `${type} ${size}`);
        await saveApplication(db, { memberId, promotionId, state, remark, images: descriptions });
        return toWirePromotion(db, promotion, language, memberId);
      }),
    ),
  ),
];

const TERMS = {
  ES: '<ul><li>Una vez por persona y por hogar.</li><li>El premio llega a tu billetera principal.</li><li>Feria puede pedir comprobantes.</li></ul>',
  EN: '<ul><li>Once per person and household.</li><li>The prize reaches your main wallet.</li><li>Feria may ask for proof.</li></ul>',
};
