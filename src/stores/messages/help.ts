import { createResource } from '@kit/data/resource';
import { safeUrl } from '@kit/web/safeUrl';
import { customerService, type HelpEntry, helpCentre } from '../../contract/messages/help';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';

export interface Topic {
  id: string;
  title: string;
  /** HTML from an editor. Sanitize it before it is shown. */
  content: string;
  children: Topic[];
}

const topicOf = ({ id = '', title, content, children }: HelpEntry): Topic => ({
  id,
  title,
  content: content ?? '',
  // The contract validates two levels of children.
  children: (children ?? []).map(topicOf),
});

export interface Contact {
  kind: 'WHATSAPP' | 'LIVECHAT';
  name: string;
  href: string;
}

const fromBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));

const WEB_ADDRESS = /^https?:/i;

/** The path of a contact is URI-encoded, and some backends encode it as base64 before. Undefined when it is not safe to open. */
function hrefOf(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return safeUrl(WEB_ADDRESS.test(text) ? text : fromBase64(text));
  } catch {
    return undefined;
  }
}

/** Help texts and ways to contact support. */
export function createHelp({ call, use }: Host) {
  const { whiteLabel, whenFeaturesKnown, hasFlag } = use(createSystem);

  /** Without the feature flags of the white label, the chat is offered when the server lists it. */
  async function hasChat() {
    await whenFeaturesKnown();
    return !whiteLabel.value.peek() || hasFlag('CBS3').peek();
  }

  return {
    topics: createResource(async (_, { signal }) =>
      (await call(helpCentre, { device: 'MOBILE' }, { signal })).map(topicOf),
    ),

    contacts: createResource(async (_, { signal }): Promise<Contact[]> => {
      const [contacts, isChatOn] = await Promise.all([
        call(customerService, undefined, { signal }),
        hasChat(),
      ]);
      return contacts.flatMap(({ csType, path, name = '' }) => {
        const href = hrefOf(path);
        const isOffered = isChatOn || csType !== 'LIVECHAT';
        return href && isOffered ? [{ kind: csType, name, href }] : [];
      });
    }),
  };
}
