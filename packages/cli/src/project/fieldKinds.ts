import type { FieldKind } from '@lading/core/entity'

const KINDS: Record<FieldKind, true> = {
  code: true,
  text: true,
  textarea: true,
  integer: true,
  decimal: true,
  quantity: true,
  score: true,
  money: true,
  percent: true,
  rate: true,
  date: true,
  datetime: true,
  year: true,
  boolean: true,
  dict: true,
  dictSearch: true,
  dictMulti: true,
  status: true,
  user: true,
  dept: true,
  role: true,
  position: true,
  record: true,
  display: true,
  email: true,
  mobile: true,
  url: true,
  file: true,
  image: true,
  area: true,
  richtext: true,
  rowNumber: true,
}

/** Every kind of field; the type makes sure that none is missing. */
export const FIELD_KINDS: readonly string[] = Object.keys(KINDS)
