import { Each } from '@kit/Each';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Asked, Dialogs } from './dialogs';
import { TextField } from './TextField';

/** Draws what `createDialogs` asks; put it once, at the end of the app. */
export function DialogView({ dialogs }: { dialogs: Dialogs }) {
  const shown = computed(() => (dialogs.current.value ? [dialogs.current.value] : []));
  const numbers = new WeakMap<Asked, number>();
  let last = 0;
  const by = (asked: Asked) => {
    const number = numbers.get(asked) ?? ++last;
    numbers.set(asked, number);
    return number;
  };
  return (
    <Each of={shown} by={by}>
      {(asked) => <AskedDialog asked={asked} />}
    </Each>
  );
}

function AskedDialog({ asked }: { asked: Asked }) {
  const open = useSignal(true);
  const text = useSignal(asked.kind === 'prompt' ? (asked.value ?? '') : '');
  const refuse = () => (asked.kind === 'prompt' ? asked.answer(undefined) : asked.answer(false));
  const accept = () => (asked.kind === 'prompt' ? asked.answer(text.peek()) : asked.answer(true));
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={asked.title}
      text={asked.text}
      picture={asked.picture}
      focusAfter={asked.kind === 'prompt' ? 500 : undefined}
      onDismiss={refuse}
      onSubmit={accept}
      actions={
        <>
          {asked.kind !== 'alert' && (
            <Button kind="secondary" size="medium" onClick={refuse}>
              {asked.cancel}
            </Button>
          )}
          <Button
            kind={asked.kind === 'confirm' && asked.danger ? 'danger' : 'primary'}
            size="medium"
            type="submit"
          >
            {asked.ok}
          </Button>
        </>
      }
    >
      {asked.kind === 'prompt' && (
        <TextField value={text} label={asked.label} maxLength={asked.maxLength} />
      )}
    </Dialog>
  );
}
