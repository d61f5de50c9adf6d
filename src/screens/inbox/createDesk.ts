import { batch, computed, signal } from '@kit/signals';
import { t } from '../../i18n/t';
import type { Host } from '../../stores/host';
import { createMail, type Mail } from '../../stores/mail';
import type { App } from '../../widgets/useApp';

const SAID_FOR = 2000;

/** One letter that is open, or several that are chosen. */
export function createDesk({ use }: Host, app: App) {
  const mail = use(createMail);
  const { rows } = mail.records;
  const opened = signal<Mail | undefined>(undefined);
  const isOpen = signal(false);
  const isChoosing = signal(false);
  const picked = signal<ReadonlySet<string>>(new Set());
  /** Only what is on the page is ever acted on. */
  const chosen = computed(() => rows.value.filter(({ id }) => picked.value.has(id)));

  function choose(isOn: boolean) {
    batch(() => {
      isChoosing.value = isOn;
      picked.value = new Set();
    });
  }

  function toggle(id: string) {
    const next = new Set(picked.peek());
    if (!next.delete(id)) next.add(id);
    picked.value = next;
  }

  function show(letter: Mail) {
    batch(() => {
      opened.value = letter;
      isOpen.value = true;
    });
    // It is read all the same; the mark is put when it is next opened.
    mail.read([letter]).catch(() => undefined);
  }

  /** What was chosen stays chosen when it fails. */
  async function attempt(act: () => Promise<unknown>) {
    try {
      return (await act()) !== false;
    } catch (error) {
      app.sayError(error);
      return false;
    }
  }

  async function remove(letters: readonly Mail[]) {
    const n = letters.length;
    const isSure = await app.confirm({
      title: n === 1 ? t('mail.deleteAsk') : t('mail.deleteManyAsk', { n }),
      text: t('mail.deleteText'),
      picture: '/art/icons/wastebasket.webp',
      ok: t('mail.deleteGo'),
      danger: true,
    });
    if (!isSure) return false;
    const isDone = await attempt(() => mail.remove(letters.map(({ id }) => id)));
    if (!isDone) return false;
    const said = n === 1 ? t('mail.deleted') : t('mail.deletedMany', { n });
    app.say(said, { kind: 'ok', ms: SAID_FOR });
    return true;
  }

  return {
    opened,
    isOpen,
    isChoosing,
    chosen,
    isAll: computed(() => rows.value.length > 0 && chosen.value.length === rows.value.length),
    isChosen: (id: string) => computed(() => picked.value.has(id)),
    choose,

    tap: (letter: Mail) => (isChoosing.peek() ? toggle(letter.id) : show(letter)),

    chooseAll(isOn: boolean) {
      picked.value = new Set(isOn ? rows.peek().map(({ id }) => id) : []);
    },

    readAll: () => attempt(mail.readAll),

    async readChosen() {
      if (await attempt(() => mail.read(chosen.peek()))) choose(false);
    },

    async removeChosen() {
      if (await remove(chosen.peek())) choose(false);
    },

    async removeOpened() {
      const letter = opened.peek();
      if (letter && (await remove([letter]))) isOpen.value = false;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
