import './Field.css';
import { computed } from '@kit/render/signals';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { derive, type MaybeSignal, read } from '../theme/maybeSignal';
import { FieldError } from './FieldError';

/** What every field shows around its control. */
export type FieldFrame = {
  label: MaybeSignal<string>;
  icon?: IconName;
  /** Empty or undefined when there is no error. */
  error?: MaybeSignal<string | undefined>;
  hint?: MaybeSignal<string | undefined>;
  /** Shown at the end, inside the border. */
  end?: ReactNode;
  disabled?: MaybeSignal<boolean>;
};

type Props = FieldFrame & {
  id: string;
  size?: 'large';
  /** Keeps the label small at the top. For controls that always show something. */
  raised?: boolean;
  /** Text before the value, for example a currency. */
  prefix?: MaybeSignal<string>;
  count?: MaybeSignal<string>;
  /** For a group of controls. The label is then not a <label> element. */
  group?: boolean;
  children: ReactNode;
};

export function Field(props: Props) {
  const { id, label, icon, error, hint, count } = props;
  const hasError = derive(error, Boolean);
  return (
    <div className="field" data-error={hasError} data-disabled={props.disabled}>
      <div
        className="field-box"
        data-size={props.size}
        data-raised={props.raised}
        data-icon={icon ? true : undefined}
      >
        {icon && <Icon name={icon} />}
        {props.prefix && (
          <span className="field-prefix" dir="ltr">
            {props.prefix}
          </span>
        )}
        <div className="field-text">
          {props.children}
          {props.group ? (
            <span className="field-label" id={`${id}-label`}>
              {label}
            </span>
          ) : (
            <label className="field-label" htmlFor={id}>
              {label}
            </label>
          )}
        </div>
        {props.end && <div className="field-end">{props.end}</div>}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {(hint !== undefined || count !== undefined) && (
        <div className="field-foot">
          <p id={`${id}-hint`}>{derive(hint, (x) => x ?? '')}</p>
          {count !== undefined && <span className="num">{count}</span>}
        </div>
      )}
    </div>
  );
}

/** The ARIA props that connect a control with its error and hint. */
export const describedBy = (id: string, { error, hint }: Pick<FieldFrame, 'error' | 'hint'>) => ({
  'aria-invalid': derive(error, (x) => (x ? true : undefined)),
  'aria-describedby': computed(
    () =>
      [read(error) && `${id}-error`, read(hint) && `${id}-hint`].filter(Boolean).join(' ') ||
      undefined,
  ),
});
