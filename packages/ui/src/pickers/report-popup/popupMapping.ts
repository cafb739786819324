/** What the popup selector needs to know (spec 2 §3). */
export interface PopupMapping {
  /** Code of the online report. */
  code?: string
  /** Columns of the report, and the fields of the form they fill: lists, or texts joined by commas. */
  orgFields?: string | readonly string[]
  destFields?: string | readonly string[]
}

/** What is wrong with a mapping; `uneven`: the numbers of fields differ. */
export type MappingFault = 'misconfigured' | 'uneven'

/** A mapping that can be used. */
export interface FieldMap {
  code: string
  orgFields: string[]
  destFields: string[]
}

const list = (fields: string | readonly string[] | undefined): string[] =>
  (typeof fields === 'string' ? fields.split(',') : [...(fields ?? [])])
    .map((field) => field.trim())
    .filter(Boolean)

/** Checks a mapping: code and both lists are required, and the lists are equally long (spec 2 §5). */
export function readMapping(mapping: PopupMapping): FieldMap | MappingFault {
  const { code = '' } = mapping
  const orgFields = list(mapping.orgFields)
  const destFields = list(mapping.destFields)
  if (code === '' || orgFields.length === 0 || destFields.length === 0) return 'misconfigured'
  return orgFields.length === destFields.length ? { code, orgFields, destFields } : 'uneven'
}
