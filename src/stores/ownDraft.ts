import type { Host } from './host';
import { createSession } from './session';

/** What is being filled in, kept while the app is open; whoever logs in next finds none of it. */
export function createOwnDraft<T>({ use }: Host, make: () => T) {
  const { token } = use(createSession);
  let owner = token.peek();
  let draft = make();
  return () => {
    if (token.peek() !== owner) {
      owner = token.peek();
      draft = make();
    }
    return draft;
  };
}
