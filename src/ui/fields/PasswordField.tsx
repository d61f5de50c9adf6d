import { useOnce } from '@kit/render/hooks';
import './PasswordField.css';
import { computed, signal } from '@kit/render/signals';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../controls/IconButton';
import { Icon } from '../icons/Icon';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'end' | 'prefix' | 'size' | 'isKept'
> & {
  showLabel: MaybeSignal<string>;
  hideLabel: MaybeSignal<string>;
  /** Shown while Caps Lock is on. */
  capsHint?: MaybeSignal<string>;
};

export function PasswordField({ showLabel, hideLabel, capsHint, ...field }: PasswordFieldProps) {
  const isShown = useOnce(() => signal(false));
  const hasCaps = useOnce(() => signal(false));
  return (
    <div className="password" data-shown={isShown}>
      <TextField
        icon="lock"
        autoComplete="current-password"
        {...field}
        type={computed(() => (isShown.value ? 'text' : 'password'))}
        onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => {
          hasCaps.value = event.getModifierState('CapsLock');
          field.onKeyUp?.(event);
        }}
        end={
          <IconButton
            icon={computed(() => (isShown.value ? 'eye' : 'eye-off'))}
            label={computed(() => read(isShown.value ? hideLabel : showLabel))}
            onClick={() => {
              isShown.value = !isShown.peek();
            }}
          />
        }
      />
      {capsHint !== undefined && (
        <p className="password-caps" role="status" hidden={computed(() => !hasCaps.value)}>
          <Icon name="info" size={16} />
          <span>{capsHint}</span>
        </p>
      )}
    </div>
  );
}
