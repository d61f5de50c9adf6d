import { createResource } from '@kit/resource';
import { customerService, type HelpEntry, helpCentre } from '../contract/help';
import type { Host } from './host';

export interface Topic {
  id: string;
  title: string;
  /** HTML as an editor left it: clean it before it is shown. */
  content: string;
  children: Topic[];
}

const topicOf = ({ id = '', title, content = '', children = [] }: HelpEntry): Topic => ({
  id,
  title,
  content,
  children: children.map(topicOf),
});

export interface Contact {
  kind: 'WHATSAPP' | 'LIVECHAT';
  name: string;
  href: string;
}

/** A contact's path is URI-encoded base64; only a place that is safe to open is an address. */
export function addressOf(path: string): string | undefined {
  try {
    const url = new URL(atob(decodeURIComponent(path)), location.origin);
    const isSafe = ['https:', 'whatsapp:'].includes(url.protocol);
    return isSafe || url.origin === location.origin ? url.href : undefined;
  } catch {
    return undefined;
  }
}

export function createHelp({ call }: Host) {
  return {
    topics: createResource(async (_, { signal }) =>
      (await call(helpCentre, { device: 'MOBILE' }, { signal })).map(topicOf),
    ),

    contacts: createResource(async (_, { signal }): Promise<Contact[]> => {
      const found = await call(customerService, undefined, { signal });
      return found.flatMap(({ csType, path, name = '' }) => {
        const href = addressOf(path);
        return href ? [{ kind: csType, name, href }] : [];
      });
    }),
  };
}
