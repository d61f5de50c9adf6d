import type { Codec } from '@kit/data/storage';
import type { Host } from './host';

/** What was typed into one field of a page. */
interface FormDraft {
  path: string;
  field: string;
  value: string;
}

type FormDrafts = readonly FormDraft[];

const none: FormDrafts = [];

const isDraft = (item: Partial<FormDraft> | null) =>
  [item?.path, item?.field, item?.value].every((part) => typeof part === 'string');

const codec: Codec<FormDrafts> = {
  encode: (drafts) => JSON.stringify(drafts),
  decode: (text) => (text === null ? none : (JSON.parse(text) as FormDrafts).filter(isDraft)),
};

/**
 * What was typed into forms, kept in the session storage while the page is loaded again. It is there for
 * that reload only: the next page takes it out.
 */
export function createFormDraft({ memberStored, memberState }: Host) {
  const kept = memberStored('feria.formDrafts', codec, 'session');
  /** By path, then by field. */
  const taken = memberState(() => new Map<string, Map<string, string>>());

  return {
    /** Takes what the page before has kept out of the storage. */
    take() {
      for (const { path, field, value } of kept.peek()) {
        const fields = taken().get(path) ?? new Map();
        taken().set(path, fields.set(field, value));
      }
      kept.value = none;
    },
    keep(drafts: FormDrafts) {
      kept.value = drafts.length ? drafts : none;
    },
    /** What was taken for this path, by field. A caller that fills it into a form deletes it here. */
    ofPath: (path: string) => taken().get(path),
    /** What no field has got yet. */
    left: (): FormDrafts =>
      [...taken()].flatMap(([path, fields]) =>
        [...fields].map(([field, value]) => ({ path, field, value })),
      ),
    /** For a page that was left. */
    forget: (path: string) => void taken().delete(path),
  };
}
