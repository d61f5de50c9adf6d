import './ChoiceCard.css';
import type { MaybeSignal } from '../../ui/theme/maybeSignal';

interface Props {
  picture: string;
  title: MaybeSignal<string>;
  meta: MaybeSignal<string>;
  /** The text that names what a press does. */
  action: MaybeSignal<string>;
  selected?: MaybeSignal<boolean>;
  onClick: () => void;
}

/** Shows the current choice. A press opens the dialog that changes it. */
export const ChoiceCard = ({ picture, title, meta, action, selected, onClick }: Props) => (
  <button
    type="button"
    className="choicecard"
    data-selected={selected}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <span className="choicecard-picture">
      <img src={picture} alt="" width={32} height={32} />
    </span>
    <span className="choicecard-text">
      <b>{title}</b>
      <small>{meta}</small>
    </span>
    <span className="choicecard-action">{action}</span>
  </button>
);
