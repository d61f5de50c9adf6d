import { contacts, helpEntries, hostileEntry } from '../../../fixtures/messages/help';
import * as contract from '../../../src/contract/messages/help';
import { handle } from '../../core/handle';
import { settingOf } from '../../db/site/setting';
import { rulesOf } from '../../rules/site/market';

/** The platform sends addresses of contacts in base64. */
const encode = (address: string) => encodeURIComponent(btoa(address));

const withAge = (entries: typeof helpEntries.ES, age: number): typeof entries =>
  JSON.parse(JSON.stringify(entries).replaceAll('{age}', String(age)));

export const help = [
  handle(contract.helpCentre, ({ db, input: { lang, device }, languageCode }) => {
    const language = (lang ?? languageCode).toUpperCase() === 'ES' ? 'ES' : 'EN';
    const entries = withAge(helpEntries[language], rulesOf(db).minimumAge);
    const shown = device === 'MOBILE' ? entries.filter(({ isDesktop }) => !isDesktop) : entries;
    const hasTools = settingOf(db, 'licence').profile !== 'none';
    const listed = shown.map(({ isDesktop: _, toolsContent = '', ...entry }) =>
      hasTools && toolsContent ? { ...entry, content: `${entry.content}${toolsContent}` } : entry,
    );
    return settingOf(db, 'content').isHostile ? [...listed, hostileEntry] : listed;
  }),

  handle(contract.customerService, ({ request, language }) =>
    contacts.map(({ csType, address, name }) => ({
      csType,
      path: encode(new URL(address, request.url).href),
      name: name[language],
    })),
  ),
];
