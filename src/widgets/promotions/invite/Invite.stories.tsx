import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { inApp } from '@workbench/inApp';
import { LinkCard } from './LinkCard';
import { QrSheet } from './QrSheet';

export default { title: 'Widgets/Invite' };

const url = 'https://feria.example/m/register?affCode=LUCIA7';
const invitation = signal({ url, code: 'LUCIA7', qr: url });

export const Link = inApp(() => <LinkCard of={invitation} />);

const Code = () => <QrSheet open={useOnce(() => signal(true))} of={invitation} />;
export const QrCode = inApp(() => <Code />);
