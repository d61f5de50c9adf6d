import type { PlainKey } from '../../../i18n/t';
import type { TextFieldProps } from '../../../ui/fields/TextField';

type FieldProps = Pick<
  TextFieldProps,
  'icon' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder'
> & { secret?: boolean };

interface OptionalField {
  name: string;
  labelKey: PlainKey;
  props: FieldProps;
}

const field = (name: string, labelKey: PlainKey, props: FieldProps): OptionalField => ({
  name,
  labelKey,
  props,
});

/** Fields that an operator may require besides name and password, in the order of the form. */
export const optionalFields: readonly OptionalField[] = [
  field('email', 'register.email', {
    icon: 'mail',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  }),
  field('payeeName', 'register.payeeName', {
    icon: 'circle-user-round',
    autoComplete: 'name',
    autoCapitalize: 'words',
  }),
  field('nickname', 'register.nickname', { icon: 'smile', autoComplete: 'nickname' }),
  field('birthDate', 'register.birthDate', {
    icon: 'cake',
    type: 'date',
    autoComplete: 'bday',
    // Any placeholder raises the label. Otherwise the label would cover the date format that the browser shows.
    placeholder: ' ',
  }),
  field('idNumber', 'register.idNumber', { icon: 'id-card', autoCapitalize: 'characters' }),
  field('paymentPassword', 'register.paymentPassword', {
    icon: 'key-round',
    inputMode: 'numeric',
    autoComplete: 'new-password',
    secret: true,
  }),
  field('recommenderId', 'register.recommenderId', { icon: 'users-round' }),
  field('whatsapp', 'register.whatsapp', { icon: 'phone', inputMode: 'tel' }),
  field('facebook', 'register.facebook', { icon: 'at-sign' }),
  field('line', 'register.line', { icon: 'message-circle' }),
  field('wechat', 'register.wechat', { icon: 'messages-square' }),
  field('zalo', 'register.zalo', { icon: 'message-square-text' }),
  field('qqNum', 'register.qqNum', { icon: 'at-sign', inputMode: 'numeric' }),
];
