import { inApp } from '@workbench/inApp';
import { ContactRow } from './ContactRow';

export default { title: 'Widgets/Support' };

export const Contacts = inApp(() => (
  <>
    <ContactRow
      contact={{ kind: 'WHATSAPP', name: 'WhatsApp', href: 'https://wa.me/51900000000' }}
    />
    <ContactRow contact={{ kind: 'LIVECHAT', name: 'Chat en vivo', href: '#chat' }} />
  </>
));
