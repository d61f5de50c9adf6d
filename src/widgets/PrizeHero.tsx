import './PrizeHero.css';
import { computed, type ReadonlySignal } from '@kit/signals';
import { Button } from '../ui/Button';
import { Money } from '../ui/Money';

interface Props {
  title: ReadonlySignal<string>;
  picture: string;
  amount: ReadonlySignal<number>;
  note: ReadonlySignal<string>;
  button: ReadonlySignal<string>;
  /** Below it there is nothing to claim. */
  from?: ReadonlySignal<number>;
  busy: ReadonlySignal<boolean>;
  onClaim: () => void;
}

/** How much waits to be claimed, and all of it at one press. */
export function PrizeHero({ title, picture, amount, note, button, from, busy, onClaim }: Props) {
  const isShort = computed(() => amount.value <= 0 || amount.value < (from?.value ?? 0));
  return (
    <section className="prizehero" aria-label={title}>
      <img src={picture} alt="" width={72} height={72} />
      <h2>{title}</h2>
      <Money amount={amount} size={32} quietParts />
      <p className="muted">{note}</p>
      <Button wide size="medium" busy={busy} disabled={isShort} onClick={onClaim}>
        {button}
      </Button>
    </section>
  );
}
