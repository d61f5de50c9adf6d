import './Accordion.css';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';

type Props = {
  title: ReactNode;
  icon?: IconName;
  picture?: string;
  children: ReactNode;
  /** Whether it is open at the beginning. */
  open?: boolean;
  /** Of accordions with the same name only one is open. */
  name?: string;
  onToggle?: (isOpen: boolean) => void;
};

export function Accordion({ title, icon, picture, children, open, name, onToggle }: Props) {
  return (
    <details
      className="accordion"
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {icon && (
          <span className="row-icon">
            <Icon name={icon} />
          </span>
        )}
        {picture && <img src={picture} alt="" width={26} height={26} />}
        <span className="accordion-title">{title}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}
