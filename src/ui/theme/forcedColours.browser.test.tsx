// Before the sheets of the components, as in the app.
import './base.css';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { dictionaryNames } from '../../../.ladle/workbench/dictionaryNames';
import { stage } from '../../../tests/helpers/stage';
import { loadTexts } from '../../i18n/locale';
import * as buttons from '../controls/Button.stories';
import * as checkboxes from '../controls/Checkbox.stories';
import * as chips from '../controls/Chip.stories';
import * as iconButtons from '../controls/IconButton.stories';
import * as tabs from '../controls/Tabs.stories';
import * as fields from '../fields/Field.stories';
import * as searchFields from '../fields/SearchField.stories';
import * as selects from '../fields/Select.stories';
import * as textFields from '../fields/TextField.stories';
import * as wordmarks from '../icons/Wordmark.stories';

const setForcedColours = (value: 'active' | 'none') =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );

beforeAll(() => loadTexts(...dictionaryNames));
afterEach(() => setForcedColours('none'));

const CONTROLS = 'button, input, textarea, select, a, [role="tab"]';
const CLEAR = 'rgba(0, 0, 0, 0)';

/** The control, what is drawn for it, and the boxes around it. */
function partsOf(control: Element) {
  const { nextElementSibling, parentElement } = control;
  const around = [parentElement, parentElement?.parentElement, control.closest('label')];
  return [control, nextElementSibling, ...around].flatMap((part) =>
    part && !part.matches('.stage') ? [getComputedStyle(part)] : [],
  );
}

const isBox = (control: Element) =>
  partsOf(control).some(
    ({ backgroundColor, backgroundImage, boxShadow }) =>
      backgroundColor !== CLEAR || backgroundImage !== 'none' || boxShadow !== 'none',
  );
/** A border, an outline, or a background that the browser leaves. */
const hasEdge = (control: Element) =>
  partsOf(control).some(
    ({ borderTopWidth, outlineStyle, forcedColorAdjust }) =>
      Number.parseFloat(borderTopWidth) > 0 ||
      outlineStyle !== 'none' ||
      forcedColorAdjust === 'none',
  );

const kinds = {
  buttons,
  checkboxes,
  chips,
  fields,
  iconButtons,
  searchFields,
  selects,
  tabs,
  textFields,
};
test.each(Object.entries(kinds))(
  'the boxes of %s have edges with the colours of the system',
  async (_, module) => {
    for (const [name, Story] of Object.entries<ComponentType | { title: string }>(module)) {
      if (typeof Story !== 'function') continue;
      await stage(<Story />);
      const shown = [...document.querySelectorAll(CONTROLS)].filter((each) =>
        each.checkVisibility(),
      );
      const boxes = shown.filter(isBox);
      expect(boxes.length).toBeGreaterThan(0);
      await setForcedColours('active');
      const without = boxes.filter((control) => !hasEdge(control));
      expect(without.map((control) => `${name}: ${control.outerHTML.slice(0, 160)}`)).toEqual([]);
      await setForcedColours('none');
    }
  },
);

test('with the colours of the system nothing is drawn above the text of a text area', async () => {
  await setForcedColours('active');
  const { find } = await stage(<textFields.Multiline />);
  const { borderTopColor } = getComputedStyle(find('textarea'));
  expect(borderTopColor).toBe(getComputedStyle(document.body).backgroundColor);
});

test('with system colours an empty box has no tick, the tab is marked and the wordmark has text colour', async () => {
  await setForcedColours('active');
  await stage(<checkboxes.States />);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const tickOf = (box: Element) => box.parentElement?.querySelector('svg');
  expect(
    boxes.map((box) =>
      tickOf(box)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  ).toEqual(boxes.map(({ checked }) => checked));
  expect(new Set(boxes.map(({ checked }) => checked)).size).toBe(2);

  const { container } = await stage(<tabs.States />);
  const markOf = (selected: string) =>
    [...container.querySelectorAll(`.tabrow-tab[aria-selected="${selected}"]`)].map(
      (tab) => getComputedStyle(tab, '::after').backgroundColor,
    );
  const text = getComputedStyle(container).color;
  expect(new Set(markOf('true'))).toEqual(new Set([text]));
  expect(markOf('false')).not.toContain(text);

  const drawn = await stage(<wordmarks.Sizes />);
  expect(getComputedStyle(drawn.find('.wordmark')).fill).toBe(text);
});
