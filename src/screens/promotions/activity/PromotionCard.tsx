import { useId } from 'react';
import { t } from '../../../i18n/t';
import type { Promotion } from '../../../stores/promotions/promotion';
import { asSignal } from '../../../ui/theme/maybeSignal';
import { PromotionPicture } from './PromotionPicture';
import { PromotionTime } from './PromotionTime';
import { toneOfLabel } from './promotionLabel';

interface Props {
  promotion: Promotion;
  onOpen: (id: string) => void;
}

/** The button shows the state of the promotion and opens its details, as does a tap on the card. */
export function PromotionCard({ promotion, onOpen }: Props) {
  const { promotionId, title, summary, label } = promotion;
  const id = useId();
  return (
    <article className="promo" data-ended={label === 'close'}>
      <PromotionPicture of={asSignal(promotion)} />
      <div className="promo-text">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="muted">{summary}</p>
        <footer>
          <PromotionTime of={promotion} />
          <button
            type="button"
            className="promo-button"
            id={`${id}-label`}
            data-tone={toneOfLabel(label)}
            aria-labelledby={`${id}-label ${id}-title`}
            onClick={() => onOpen(promotionId)}
          >
            {t(`promotion.${label}`)}
          </button>
        </footer>
      </div>
    </article>
  );
}
