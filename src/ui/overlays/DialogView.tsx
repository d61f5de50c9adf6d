import { useOnce } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { signal } from '@kit/render/signals';
import { Button } from '../controls/Button';
import { TextField } from '../fields/TextField';
import { Dialog } from './Dialog';
import type { DialogRequest, Dialogs } from './dialogs';

/** Shows the dialogs of `createDialogs`. Render it once, at the end of the app. */
export function DialogView({ dialogs }: { dialogs: Dialogs }) {
  return <Keyed of={dialogs.current}>{(request) => <RequestedDialog request={request} />}</Keyed>;
}

function RequestedDialog({ request }: { request: DialogRequest }) {
  const open = useOnce(() => signal(true));
  const text = useOnce(() => signal(request.kind === 'prompt' ? (request.value ?? '') : ''));
  const cancel = () =>
    request.kind === 'prompt' ? request.answer(undefined) : request.answer(false);
  const confirm = () =>
    request.kind === 'prompt' ? request.answer(text.peek()) : request.answer(true);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={request.title}
      text={request.text}
      picture={request.picture}
      focusAfter={request.kind === 'prompt' ? 500 : undefined}
      onDismiss={cancel}
      onSubmit={confirm}
      actions={
        <>
          {request.kind !== 'alert' && (
            <Button kind="secondary" size="medium" onClick={cancel}>
              {request.cancel}
            </Button>
          )}
          <Button
            kind={request.kind === 'confirm' && request.danger ? 'danger' : 'primary'}
            size="medium"
            type="submit"
          >
            {request.ok}
          </Button>
        </>
      }
    >
      {request.link && (
        <a
          className="dialog-link"
          href={request.link.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {request.link.text}
        </a>
      )}
      {request.kind === 'prompt' && (
        <TextField value={text} label={request.label} maxLength={request.maxLength} />
      )}
    </Dialog>
  );
}
