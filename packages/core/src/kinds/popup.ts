import { picked } from './bases'
import type { Kind } from './kind'

/** A row of an online report: one of its columns is stored, others fill fields. */
export const popupKind: Kind = {
  ...picked,
  conditions: 'text',
  report: true,
  column: 'popup',
  needs: ['ref', 'column'],
}
