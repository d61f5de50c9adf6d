import { COLOR_ROLES } from '../../deploy/colorRoles.mjs';
import type { Roles } from './pairs';
import { type Ground, paletteOf, type Theme } from './palette';
import { type Style, styleOf } from './style';

/** What a designer has decided. All of it is in the address. */
export interface Draft {
  name: string;
  /** The colour of the brand, such as #f6c35f. */
  color: string;
  ground: Ground;
  /** Roles that differ from what was made of the colour. */
  dark: Roles;
  light: Roles;
  style: Style;
}

export const THEMES: Theme[] = ['dark', 'light'];
export const GROUNDS: Ground[] = ['same', 'opposite', 'neutral'];
export const firstDraft: Draft = {
  name: 'Nube',
  color: '#5b8cff',
  ground: 'same',
  dark: {},
  light: {},
  style: {},
};

const HEX = /^#[\da-f]{6}$/i;
export const isHex = (text: string | null | undefined): text is string => HEX.test(text ?? '');

/** The roles that the brand sets in a theme. */
export const brandRoles = (draft: Draft, theme: Theme): Roles => ({
  ...paletteOf(theme, draft.color, draft.ground),
  ...draft[theme],
});

/** All roles of a theme, with those that the brand leaves as they are. */
export const allRoles = (draft: Draft, theme: Theme): Roles => ({
  ...COLOR_ROLES[theme],
  ...brandRoles(draft, theme),
});

/** A draft as the part of an address after `#`. */
export function hashOf(draft: Draft) {
  const query = new URLSearchParams({
    name: draft.name,
    color: draft.color.slice(1),
    ground: draft.ground,
  });
  for (const theme of THEMES)
    for (const [role, color] of Object.entries(draft[theme]))
      query.set(`${theme}.${role}`, color.slice(1));
  for (const [key, value] of Object.entries(draft.style)) query.set(key, String(value));
  return query.toString();
}

/** The draft of an address. What is absent or unknown is as in the first one. */
export function draftOf(hash: string): Draft {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const ground = GROUNDS.find((each) => each === query.get('ground'));
  const color = `#${query.get('color')}`;
  const rolesOf = (theme: Theme) =>
    Object.fromEntries(
      Object.keys(COLOR_ROLES[theme]).flatMap((role) => {
        const value = `#${query.get(`${theme}.${role}`)}`;
        return isHex(value) ? [[role, value]] : [];
      }),
    );
  return {
    name: query.get('name')?.trim() || firstDraft.name,
    color: isHex(color) ? color : firstDraft.color,
    ground: ground ?? firstDraft.ground,
    dark: rolesOf('dark'),
    light: rolesOf('light'),
    style: styleOf(query),
  };
}
