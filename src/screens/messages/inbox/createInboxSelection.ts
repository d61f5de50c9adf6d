import { batch, computed, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import type { Host } from '../../../stores/base/host';
import { createMail, type Mail } from '../../../stores/messages/mail';
import { toastMs } from '../../../ui/overlays/toasts';
import type { App } from '../../../widgets/site/app/useApp';

/** The message that is open, or the messages that are selected, and the actions on them. */
export function createInboxSelection({ use }: Host, app: App) {
  const mail = use(createMail);
  const { rows } = mail.records;
  const opened = signal<Mail | undefined>(undefined);
  const isOpen = signal(false);
  const isSelecting = signal(false);
  const selectedIds = signal<ReadonlySet<string>>(new Set());
  /** Actions touch only messages that are in the list now. */
  const selected = computed(() => rows.value.filter(({ id }) => selectedIds.value.has(id)));

  function setSelecting(isOn: boolean) {
    batch(() => {
      isSelecting.value = isOn;
      selectedIds.value = new Set();
    });
  }

  function toggle(id: string) {
    const next = new Set(selectedIds.peek());
    if (!next.delete(id)) next.add(id);
    selectedIds.value = next;
  }

  function openMail(mailToOpen: Mail) {
    batch(() => {
      opened.value = mailToOpen;
      isOpen.value = true;
    });
    // If this fails, the message is marked as read the next time it is opened.
    mail.readOpened(mailToOpen).catch(() => undefined);
  }

  /** Returns false when the action failed or was not carried out. The selection then stays. */
  async function tryAction(action: () => Promise<unknown>) {
    try {
      return (await action()) !== false;
    } catch (error) {
      app.showError(error);
      return false;
    }
  }

  async function deleteAfterConfirm(mails: readonly Mail[]) {
    const n = mails.length;
    const isConfirmed = await app.confirm({
      title: n === 1 ? t('mail.deleteAsk') : t('mail.deleteManyAsk', { n }),
      text: t('mail.deleteText'),
      picture: '/art/icons/wastebasket.webp',
      ok: t('mail.deleteConfirm'),
      danger: true,
    });
    if (!isConfirmed) return false;
    const isDone = await tryAction(() => mail.remove(mails.map(({ id }) => id)));
    if (!isDone) return false;
    const message = n === 1 ? t('mail.deleted') : t('mail.deletedMany', { n });
    app.showToast(message, { kind: 'ok', ms: toastMs.short });
    return true;
  }

  return {
    opened,
    isOpen,
    isSelecting,
    selected,
    isAllSelected: computed(
      () => rows.value.length > 0 && selected.value.length === rows.value.length,
    ),
    isSelected: (id: string) => computed(() => selectedIds.value.has(id)),
    setSelecting,

    tap: (tapped: Mail) => (isSelecting.peek() ? toggle(tapped.id) : openMail(tapped)),

    selectAll(isOn: boolean) {
      selectedIds.value = new Set(isOn ? rows.peek().map(({ id }) => id) : []);
    },

    markAllAsRead: () => tryAction(mail.readAll),

    async markSelectedAsRead() {
      if (await tryAction(() => mail.read(selected.peek()))) setSelecting(false);
    },

    async deleteSelected() {
      if (await deleteAfterConfirm(selected.peek())) setSelecting(false);
    },

    async deleteOpened() {
      const mailToDelete = opened.peek();
      if (!mailToDelete || !(await deleteAfterConfirm([mailToDelete]))) return;
      // Another one may have been opened before the reply.
      if (opened.peek() === mailToDelete) isOpen.value = false;
    },
  };
}

export type InboxSelection = ReturnType<typeof createInboxSelection>;
