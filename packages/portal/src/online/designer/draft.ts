import type { EntityDefinition } from '@lading/core/entity'

/** A draft as the designer changes it; it may be unfinished, so the server says what is wrong with it. */
export type Draft = EntityDefinition

/** The header, or the lines of a key. */
export type Place = string | undefined
