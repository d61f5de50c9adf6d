import { inApp } from '@workbench/inApp';
import { sample } from '@workbench/sample';
import { ContactRow } from './ContactRow';

export default { title: 'Widgets/Support' };

export const Contacts = inApp(() => (
  <>
    <ContactRow
      contact={{ kind: 'WHATSAPP', name: 'WhatsApp', href: 'https://wa.me/51900000000' }}
    />
    <ContactRow contact={{ kind: 'LIVECHAT', name: sample('Chat en vivo'), href: '#chat' }} />
  </>
));
