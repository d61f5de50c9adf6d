import '../theme/base.css';
import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';
import { mount, settled } from '../../../tests/helpers/mount';
import { TextArea } from './TextArea';

const LINES = Array.from({ length: 6 }, (_, line) => `line ${line}`).join('\n');

test('a text area grows with its text and shrinks again, in a browser without field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const value = signal('');
  const { find } = mount(<TextArea label="Message" value={value} />);
  const field = find<HTMLTextAreaElement>('textarea');
  field.style.setProperty('field-sizing', 'fixed');
  const empty = field.clientHeight;
  value.value = LINES;
  await expect.poll(() => field.clientHeight).toBeGreaterThan(empty + 40);
  expect(field.scrollHeight).toBe(field.clientHeight);
  value.value = '';
  await expect.poll(() => field.clientHeight).toBe(empty);
});

test('a text area grows no further than its largest height: then it scrolls', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const { find } = mount(<TextArea label="Message" value={signal(LINES.repeat(5))} />);
  const field = find<HTMLTextAreaElement>('textarea');
  field.style.setProperty('field-sizing', 'fixed');
  await expect.poll(() => field.offsetHeight).toBe(240);
  expect(field.scrollHeight).toBeGreaterThan(240);
});

test('a long text and its scrollbar stay below the label, when they are scrolled', async () => {
  const { find } = mount(<TextArea label="Message" value={signal(LINES.repeat(5))} />);
  const field = find<HTMLTextAreaElement>('textarea');
  await settled();
  field.scrollTop = 1000;
  expect(field.scrollTop).toBeGreaterThan(100);
  // Nothing that scrolls is drawn outside of this part.
  const scrolledTop = field.getBoundingClientRect().top + field.clientTop;
  const label = find('label').getBoundingClientRect();
  expect(scrolledTop).toBeGreaterThanOrEqual(label.bottom - 1);
});
