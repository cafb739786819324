import { readLocal, writeLocal } from '../../foundation/storage/localSettings'

/** Before the save code in the key of local storage. */
const PREFIX = 'lading_default_query_'

/** Id of the saved query that a page opens with in this browser; null: none. */
export const readDefaultQuery = (page: string): string | null => readLocal(PREFIX + page)

/** Keeps which saved query a page opens with, or with null that it opens without one. */
export const writeDefaultQuery = (page: string, id: string | null): void => writeLocal(PREFIX + page, id)
