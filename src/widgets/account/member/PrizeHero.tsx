import '../../../ui/theme/glowCard.css';
import './PrizeHero.css';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { isOffline, OfflineNote } from '../../site/app/OfflineNote';

interface Props {
  title: ReadonlySignal<string>;
  picture: string;
  /** Undefined when it is not known. Then all can be claimed, and the backend decides. */
  amount: ReadonlySignal<number | undefined>;
  note: ReadonlySignal<string>;
  button: ReadonlySignal<string>;
  /** The smallest amount that can be claimed. */
  minAmount?: ReadonlySignal<number | undefined>;
  busy: ReadonlySignal<boolean>;
  onClaim: () => void;
}

/** The amount that can be claimed, with one button that claims all of it. */
export function PrizeHero({
  title,
  picture,
  amount,
  note,
  button,
  minAmount,
  busy,
  onClaim,
}: Props) {
  const isTooLow = computed(() => {
    const { value } = amount;
    return value !== undefined && (value <= 0 || value < (minAmount?.value ?? 0));
  });
  return (
    <section className="glowcard prizehero" aria-label={title}>
      <img src={picture} alt="" width={72} height={72} />
      <h2>{title}</h2>
      <Money amount={amount} size={32} quietParts />
      <p className="muted">{note}</p>
      <OfflineNote />
      <Button
        wide
        size="medium"
        busy={busy}
        disabled={computed(() => isOffline.value || isTooLow.value)}
        onClick={onClaim}
      >
        {button}
      </Button>
    </section>
  );
}
