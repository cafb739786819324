import type { Kind } from './kind'

/** Formatted text, stored as clean HTML. */
export const richtextKind: Kind = {
  stored: 'text',
  maxLength: 100_000,
  files: 'html',
  conditions: 'none',
  column: 'richtext',
  sortable: false,
  wide: true,
  random: () => null,
}
