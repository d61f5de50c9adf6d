import { promotions as seeded } from '../../fixtures/promotions';
import * as contract from '../../src/contract/promotion';
import { handle } from '../core/handle';
import { refuse } from '../core/refusal';
import { move, once } from '../rules/money';
import { pageOf } from '../rules/pages';
import { checkPictures } from '../rules/pictures';
import { keepApplication, nextState, promotionOf, toWirePromotion } from '../rules/promotion';
import { settled } from '../rules/settle';

const { MOST_IMAGES, PROMOTION_CATEGORIES, REMARK_LENGTH } = contract;

const isIn = (category: string) => (one: { category: string }) =>
  category === 'all' || one.category === category;

export const promotion = [
  handle(
    contract.promotions,
    settled(({ db, caller, input, language }) => {
      const { list, ...totals } = pageOf(seeded.filter(isIn(input.category ?? 'all')), {
        pageSize: 50,
        ...input,
      });
      return {
        categories: PROMOTION_CATEGORIES.map((category) => ({
          category,
          count: seeded.filter(isIn(category)).length,
        })),
        content: list.map((one) => toWirePromotion(db, one, language, caller?.member.id)),
        ...totals,
      };
    }),
  ),

  handle(
    contract.promotionDetail,
    settled(({ db, caller, input, language }) => {
      const one = promotionOf(input.promotionId);
      return {
        ...toWirePromotion(db, one, language, caller?.member.id),
        content: `<p>${one.summary[language]}.</p>${TERMS[language]}`,
      };
    }),
  ),

  handle(
    contract.applyPromotion,
    settled((ask) =>
      once(ask, async () => {
        const { db, member, input, language } = ask;
        const { promotionId, remark = '', images } = input;
        const one = promotionOf(promotionId);
        if ([...remark].length > REMARK_LENGTH) refuse('remark_long');
        await checkPictures(images, MOST_IMAGES);
        const state = nextState(db, one, member.id);
        const files = images === undefined ? [] : [images].flat();
        const { id: memberId } = member;
        if (state === 'claimed' && one.amount) {
          const prize = { kind: 'PROMOTION', amount: one.amount, ref: promotionId };
          await move(db, { memberId, ...prize });
        }
        const sizes = files.map(({ type, size }) => `${type} ${size}`);
        await keepApplication(db, { memberId, promotionId, state, remark, images: sizes });
        return toWirePromotion(db, one, language, memberId);
      }),
    ),
  ),
];

const TERMS = {
  ES: '<ul><li>Una vez por persona y por hogar.</li><li>El premio llega a tu monedero principal.</li><li>Feria puede pedir comprobantes.</li></ul>',
  EN: '<ul><li>Once per person and household.</li><li>The prize reaches your main wallet.</li><li>Feria may ask for proof.</li></ul>',
};
