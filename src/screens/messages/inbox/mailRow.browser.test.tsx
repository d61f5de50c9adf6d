import { signal } from '@kit/render/signals';
import { beforeAll, expect, test } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { Mail } from '../../../stores/messages/mail';
import type { InboxSelection } from './createInboxSelection';
import { MailRow } from './MailRow';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('mail');
});

const shown = (more: Partial<Mail>) => {
  const mail = { id: 'a', title: 'A', preview: '', sender: 'Ana', at: 1, ...more } as Mail;
  const selection = { isSelecting: signal(false), isSelected: () => signal(false) };
  return mount(<MailRow mail={mail} selection={selection as unknown as InboxSelection} />);
};

test('S4.53 only a mail of which the backend says so is marked as unread', () => {
  const mark = text('mail.unreadMark');
  expect(shown({}).container.textContent).not.toContain(mark);
  expect(shown({ read: true }).container.textContent).not.toContain(mark);
  expect(shown({ read: false }).container.textContent).toContain(mark);
});
