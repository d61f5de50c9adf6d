import type { Signal } from '@kit/signals';
import { lazy } from 'react';

const detail = (name: 'nickname' | 'email' | 'payeeName') =>
  lazy(async () => {
    const { DetailSheet } = await import('./DetailSheet');
    return {
      default: ({ open }: { open: Signal<boolean> }) => DetailSheet({ open, detail: name }),
    };
  });

/** What opens over the overview, fetched when it is first asked for. */
export const sheets = {
  picture: lazy(() => import('../../widgets/PictureSheet')),
  nickname: detail('nickname'),
  email: detail('email'),
  payeeName: detail('payeeName'),
  payment: lazy(async () => ({ default: (await import('./PaymentSheet')).PaymentSheet })),
  questions: lazy(async () => ({ default: (await import('./QuestionsSheet')).QuestionsSheet })),
  passkeys: lazy(async () => ({ default: (await import('./PasskeysSheet')).PasskeysSheet })),
};

export type SheetName = keyof typeof sheets;
export const isSheet = (name: string): name is SheetName => Object.hasOwn(sheets, name);
