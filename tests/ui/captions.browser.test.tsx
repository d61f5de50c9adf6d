import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { showCaptions } from '../../.ladle/workbench/captions';
import { Button } from '../../src/ui/controls/Button';
import { IconButton } from '../../src/ui/controls/IconButton';
import { TextField } from '../../src/ui/fields/TextField';
import { mount } from '../helpers/mount';

const captionsOf = (container: Element) =>
  [...container.querySelectorAll('small.stage-caption')].map(({ textContent }) => textContent);

test('each example of a sheet gets a caption of how it is drawn, and in which state', () => {
  const { container } = mount(
    <div className="stage">
      <Button busy>Send</Button>
      <div className="stage-line">
        <Button size="small" kind="secondary" disabled>
          Later
        </Button>
        <Button size="medium" kind="line" pressed>
          Mine
        </Button>
      </div>
      <div dir="rtl">
        <Button>A text that is so long that it does not fit in one line of a phone</Button>
      </div>
    </div>,
  );
  showCaptions(['Button']);
  expect(captionsOf(container)).toEqual([
    'primary, large, busy',
    'secondary, small, disabled',
    'line, medium, selected',
    'primary, large, long text, right to left',
  ]);
});

test('a page of several components names them, and a field says that it has an error', () => {
  const { container } = mount(
    <div className="stage">
      <IconButton icon="menu" label="Menu" />
      <TextField label="Name" value={signal('')} />
      <TextField
        label="Name"
        value={signal('Ana')}
        error="Missing"
        end={<IconButton icon="x" label="Clear" />}
      />
    </div>,
  );
  showCaptions(['IconButton', 'TextField']);
  const [icon, field, wrong] = captionsOf(container);
  expect(icon).toMatch(/^IconButton, /);
  expect(field).toBe('empty');
  expect(wrong).toBe('with an error');
});
