/** A chunk of its own: the schema and what reads it are not needed before the first message. */
export { isRowChanges } from '@lading/core/contract'
