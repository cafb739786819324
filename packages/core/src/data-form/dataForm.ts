import type { EntityDefinition } from '../entity/types'

/** A function in a definition as data: the name under which it is registered. */
export interface FunctionCall {
  call: string
}

/** A value with every function replaced by its name. */
export type AsData<Value> = Value extends (...given: never[]) => unknown
  ? FunctionCall
  : Value extends RegExp
    ? string
    : Value extends object
      ? { [Name in keyof Value]: AsData<Value[Name]> }
      : Value

/** A definition as data: JSON that can be stored, sent and compared (ADR 29). */
export type EntityData = AsData<EntityDefinition>

/** Functions that a definition uses, by the names that its data form calls them. */
export type NamedFunctions = Readonly<Record<string, (...given: never[]) => unknown>>
