/** The element of the page with an id. */
export const byId = (id) => document.getElementById(id);

/** An element with attributes and what is inside. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/**
 * Fills a fieldset with one radio button for each choice. Arrow keys move between them.
 * @param {HTMLElement} fieldset
 * @param {{ value: string, label: string, note?: string }[]} choices
 * @param {string} selected
 * @param {(value: string) => void} onSelect
 */
export function showChoices(fieldset, choices, selected, onSelect) {
  const legend = fieldset.querySelector('legend');
  const labels = choices.map(({ value, label, note }) => {
    const radio = element('input', {
      ...{ type: 'radio', name: fieldset.id, value },
      checked: value === selected,
    });
    radio.addEventListener('change', () => onSelect(value));
    return element('label', {}, radio, label, note && element('small', {}, note));
  });
  const hadFocus = fieldset.contains(document.activeElement);
  fieldset.replaceChildren(legend, ...labels);
  if (hadFocus) fieldset.querySelector(':checked')?.focus();
}
