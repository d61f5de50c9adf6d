import { onChange } from '@kit/render/onChange';
import { computed, effect } from '@kit/render/signals';
import { isPageShown } from '@kit/web/pageShown';
import { createFormDraft } from '../../stores/base/formDraft';
import type { Host } from '../../stores/base/host';
import { createCurrentRoute } from './currentRoute';
import { BEFORE_RELOAD } from './missingChunk';
import { typeInto } from './typeInto';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Only fields that are marked for it. Those of passwords, codes and card numbers are not. */
const keptFields = () => document.querySelectorAll<Field>('[data-kept="true"]');

const nameOf = ({ name, labels }: Field) => name || labels?.[0]?.textContent || '';

/** Keeps what was typed while the page is loaded again, and types it again. */
export function startFormDrafts(host: Host) {
  const { take, keep, left, ofPath, forget } = host.use(createFormDraft);
  const { address } = host.use(createCurrentRoute);
  take();
  const path = computed(() => address.value.path);
  /** On which path something was typed into a field. The next screen may be opening already. */
  const typedAt = new WeakMap<EventTarget, string>();

  const onInput = ({ target }: Event) => {
    if (target) typedAt.set(target, path.peek());
  };
  /** A button may fill a field too, such as one of the usual amounts. */
  let valuesBefore = new Map<Field, string>();
  const onClickStart = () => {
    valuesBefore = new Map([...keptFields()].map((field) => [field, field.value]));
  };
  const onClickEnd = () => {
    for (const [field, value] of valuesBefore)
      if (field.value !== value) typedAt.set(field, path.peek());
  };
  const typed = () =>
    [...keptFields()].flatMap((field) => {
      const typedPath = typedAt.get(field);
      if (!typedPath || !field.value) return [];
      return [{ path: typedPath, field: nameOf(field), value: field.value }];
    });

  function fillIn() {
    const drafts = ofPath(path.peek());
    if (!drafts) return;
    for (const field of keptFields()) {
      const value = drafts.get(nameOf(field));
      if (value === undefined || typedAt.has(field)) continue;
      drafts.delete(nameOf(field));
      typeInto(field, value);
    }
  }

  // This starts late, so something may have been typed already.
  for (const field of keptFields()) if (field.value) typedAt.set(field, path.peek());
  document.addEventListener('input', onInput);
  document.addEventListener('click', onClickStart, true);
  document.addEventListener('click', onClickEnd);
  // Before a reload for a missing file the fields are still there. When that page is left, they may be gone.
  let isReloading = false;
  // The error of a screen that did not load replaces the fields, before it is known that the page must be loaded again.
  let typedAtFailure: ReturnType<typeof typed> = [];
  const onFailure = () => {
    typedAtFailure = typed();
  };
  const onReload = () => {
    // A screen may need several reloads, before the member is back at the fields.
    keep([...left(), ...typedAtFailure, ...typed()]);
    isReloading = true;
  };
  const onPageHide = () => void (isReloading || keep(typed()));
  addEventListener('vite:preloadError', onFailure);
  addEventListener(BEFORE_RELOAD, onReload);
  addEventListener('pagehide', onPageHide);
  // A phone may end a page in the background without another event.
  const stopHidden = onChange(isPageShown, () => void (isPageShown.peek() || onPageHide()));
  const stop = effect(() => {
    const shownPath = path.value;
    if (!ofPath(shownPath)) return;
    // A field may be in a screen that still loads, or in a sheet.
    const observer = new MutationObserver(fillIn);
    observer.observe(document.body, { childList: true, subtree: true });
    fillIn();
    return () => {
      observer.disconnect();
      forget(shownPath);
    };
  });
  return () => {
    stop();
    document.removeEventListener('input', onInput);
    document.removeEventListener('click', onClickStart, true);
    document.removeEventListener('click', onClickEnd);
    removeEventListener('vite:preloadError', onFailure);
    removeEventListener(BEFORE_RELOAD, onReload);
    removeEventListener('pagehide', onPageHide);
    stopHidden();
  };
}
