/** Limits for pictures that a member uploads: promotion forms, questions to support, identity check. */
export const MAX_PICTURES = 3;
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];
