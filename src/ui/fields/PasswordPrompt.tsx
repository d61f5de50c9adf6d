import { useOnce, useSignalEffect } from '@kit/render/hooks';
import { type Signal, signal } from '@kit/render/signals';
import { useRef } from 'react';
import { Button } from '../controls/Button';
import { Dialog } from '../overlays/Dialog';
import { type MaybeSignal, read } from '../theme/maybeSignal';
import { PasswordField } from './PasswordField';
import { TextField, type TextFieldProps } from './TextField';

type Props = {
  open: Signal<boolean>;
  title: MaybeSignal<string>;
  text?: MaybeSignal<string | undefined>;
  textLabel: MaybeSignal<string>;
  /** Changes the first field, which by default is for a user name. */
  textField?: Partial<Omit<TextFieldProps, 'label'>>;
  passwordLabel: MaybeSignal<string>;
  ok: MaybeSignal<string>;
  cancel: MaybeSignal<string>;
  showLabel: MaybeSignal<string>;
  hideLabel: MaybeSignal<string>;
  error?: MaybeSignal<string | undefined>;
  busy?: MaybeSignal<boolean>;
  onSubmit: (answer: { text: string; password: string }) => void;
  onDismiss?: () => void;
};

/** Asks for a name and a password. The first field gets the focus when the dialog has opened. */
export function PasswordPrompt(props: Props) {
  const text = useOnce(() => props.textField?.value ?? signal(''));
  const password = useOnce(() => signal(''));
  const input = useRef<HTMLInputElement>(null);
  useSignalEffect(() => {
    if (read(props.error)) input.current?.focus();
  });
  return (
    <Dialog
      open={props.open}
      title={props.title}
      text={props.text}
      focusAfter={500}
      onDismiss={props.onDismiss}
      onSubmit={() => props.onSubmit({ text: text.peek(), password: password.peek() })}
      actions={
        <>
          <Button
            kind="secondary"
            size="medium"
            onClick={() => {
              props.open.value = false;
              props.onDismiss?.();
            }}
          >
            {props.cancel}
          </Button>
          <Button size="medium" type="submit" busy={props.busy}>
            {props.ok}
          </Button>
        </>
      }
    >
      <TextField
        icon="user-round"
        autoComplete="username"
        {...props.textField}
        value={text}
        label={props.textLabel}
      />
      <PasswordField
        inputRef={input}
        value={password}
        label={props.passwordLabel}
        showLabel={props.showLabel}
        hideLabel={props.hideLabel}
        error={props.error}
      />
    </Dialog>
  );
}
