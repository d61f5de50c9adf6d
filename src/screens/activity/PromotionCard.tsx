import { computed } from '@kit/signals';
import { useId } from 'react';
import { t } from '../../i18n/t';
import type { Promotion } from '../../stores/activity';
import { Money } from '../../ui/Money';
import { Picture } from '../../ui/Picture';
import { usePictures } from '../../widgets/app/usePictures';
import { PromotionTime } from './PromotionTime';
import { toneOfLabel } from './promotionLabel';

interface Props {
  promotion: Promotion;
  onOpen: (id: string) => void;
}

/** The button shows the state of the promotion and opens its details, as does a tap on the card. */
export function PromotionCard({ promotion, onOpen }: Props) {
  const { promotionId, title, summary, image, label, amount } = promotion;
  const picturesOf = usePictures();
  const id = useId();
  const sources = computed(() => picturesOf(image));
  return (
    <article className="promo" data-over={label === 'close'}>
      <span className="promo-art">
        <Picture
          src={computed(() => sources.value[0])}
          fallbacks={computed(() => sources.value.slice(1))}
          alt=""
          width={338}
          height={164}
          fills
        />
        {amount !== undefined && (
          <span className="promo-prize">
            <Money amount={amount} size={20} />
          </span>
        )}
      </span>
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
            {t(`activity.${label}`)}
          </button>
        </footer>
      </div>
    </article>
  );
}
