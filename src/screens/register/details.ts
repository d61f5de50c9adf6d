import type { PlainKey } from '../../i18n/t';
import type { TextFieldProps } from '../../ui/TextField';

type Look = Pick<
  TextFieldProps,
  'icon' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder'
> & { secret?: boolean };

interface Detail {
  name: string;
  words: PlainKey;
  look: Look;
}

const detail = (name: string, words: PlainKey, look: Look): Detail => ({ name, words, look });

/** What an operator may ask for besides a name and a password, in the order of the form. */
export const details: readonly Detail[] = [
  detail('email', 'register.email', {
    icon: 'mail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  }),
  detail('payeeName', 'register.payeeName', {
    icon: 'circle-user-round',
    autoComplete: 'name',
    autoCapitalize: 'words',
  }),
  detail('nickname', 'register.nickname', { icon: 'smile', autoComplete: 'nickname' }),
  detail('birthDate', 'register.birthDate', {
    icon: 'cake',
    type: 'date',
    autoComplete: 'bday',
    placeholder: ' ',
  }),
  detail('idNumber', 'register.idNumber', { icon: 'id-card', autoCapitalize: 'characters' }),
  detail('paymentPassword', 'register.paymentPassword', {
    icon: 'key-round',
    inputMode: 'numeric',
    autoComplete: 'new-password',
    secret: true,
  }),
  detail('recommenderId', 'register.recommenderId', { icon: 'users-round' }),
  detail('whatsapp', 'register.whatsapp', { icon: 'phone', inputMode: 'tel' }),
  detail('facebook', 'register.facebook', { icon: 'at-sign' }),
  detail('line', 'register.line', { icon: 'message-circle' }),
  detail('wechat', 'register.wechat', { icon: 'messages-square' }),
  detail('zalo', 'register.zalo', { icon: 'message-square-text' }),
  detail('qqNum', 'register.qqNum', { icon: 'at-sign', inputMode: 'numeric' }),
];
