import type { Signal } from '@kit/render/signals';
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType<{ open: Signal<boolean> }>>;

const loadDetailSheet =
  (name: 'nickname' | 'email' | 'payeeName'): Load =>
  async () => {
    const { DetailSheet } = await import('./DetailSheet');
    return ({ open }) => DetailSheet({ open, detail: name });
  };

/** The sheets of this screen. Each is loaded when it is first opened. */
export const sheets = {
  picture: async () => (await import('../../../widgets/account/member/AvatarSheet')).AvatarSheet,
  nickname: loadDetailSheet('nickname'),
  email: loadDetailSheet('email'),
  payeeName: loadDetailSheet('payeeName'),
  payment: async () =>
    (await import('../../../widgets/account/security/PaymentSheet')).PaymentSheet,
  questions: async () => (await import('./QuestionsSheet')).QuestionsSheet,
  passkeys: async () => (await import('./PasskeysSheet')).PasskeysSheet,
};

export type SheetName = keyof typeof sheets;
export const isSheet = (name: string): name is SheetName => Object.hasOwn(sheets, name);
