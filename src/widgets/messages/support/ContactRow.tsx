import { t } from '../../../i18n/t';
import type { Contact } from '../../../stores/messages/help';
import { Row } from '../../../ui/content/Row';

const CONTACT_KINDS = {
  WHATSAPP: { picture: 'telephone-receiver', meta: 'service.whatsappText' },
  LIVECHAT: { picture: 'speech-balloon', meta: 'service.liveChatText' },
} as const;

/** A contact of the customer service. It opens in a new window. */
export function ContactRow({ contact: { kind, name, href } }: { contact: Contact }) {
  const { picture, meta } = CONTACT_KINDS[kind];
  return (
    <Row
      picture={`/art/icons/${picture}.webp`}
      href={href}
      target="_blank"
      title={
        <>
          {name}
          <span className="visually-hidden">{t('service.newWindow')}</span>
        </>
      }
      meta={t(meta)}
    />
  );
}
