import { areaKind } from './area'
import { booleanKind } from './boolean'
import { categoryKind } from './category'
import { codeKind } from './code'
import { dateKind } from './date'
import { datetimeKind } from './datetime'
import { decimalKind } from './decimal'
import { deptKind } from './dept'
import { dictKind } from './dict'
import { dictMultiKind } from './dictMulti'
import { dictSearchKind } from './dictSearch'
import { displayKind } from './display'
import { emailKind } from './email'
import { fileKind } from './file'
import { imageKind } from './image'
import { integerKind } from './integer'
import { mobileKind } from './mobile'
import { moneyKind } from './money'
import { percentKind } from './percent'
import { popupKind } from './popup'
import { positionKind } from './position'
import { quantityKind } from './quantity'
import { rateKind } from './rate'
import { recordKind } from './record'
import { richtextKind } from './richtext'
import { roleKind } from './role'
import { rowNumberKind } from './rowNumber'
import { scoreKind } from './score'
import { statusKind } from './status'
import { textKind } from './text'
import { textareaKind } from './textarea'
import { treeKind } from './tree'
import { urlKind } from './url'
import { userKind } from './user'
import { yearKind } from './year'
import type { Kind } from './kind'

export * from './kind'
export * from './known'

const kinds = {
  code: codeKind,
  text: textKind,
  textarea: textareaKind,
  integer: integerKind,
  decimal: decimalKind,
  quantity: quantityKind,
  score: scoreKind,
  money: moneyKind,
  percent: percentKind,
  rate: rateKind,
  date: dateKind,
  datetime: datetimeKind,
  year: yearKind,
  boolean: booleanKind,
  dict: dictKind,
  dictSearch: dictSearchKind,
  dictMulti: dictMultiKind,
  status: statusKind,
  user: userKind,
  dept: deptKind,
  role: roleKind,
  position: positionKind,
  record: recordKind,
  display: displayKind,
  email: emailKind,
  mobile: mobileKind,
  url: urlKind,
  file: fileKind,
  image: imageKind,
  area: areaKind,
  category: categoryKind,
  tree: treeKind,
  popup: popupKind,
  richtext: richtextKind,
  rowNumber: rowNumberKind,
} satisfies Record<string, Kind>

/** What a field means. The widget follows from the kind and the place. */
export type FieldKind = keyof typeof kinds

/** Column types of kinds whose values name rows of a table; a grid needs a cell, a lookup and a dialog for each. */
export type PickedColumnType = {
  [Name in FieldKind]: (typeof kinds)[Name] extends { names: object; column: infer Column extends string }
    ? Column
    : never
}[FieldKind]

/** Every kind of field. */
export const KINDS: Readonly<Record<FieldKind, Kind>> = kinds

/** The names of all kinds. */
export const FIELD_KINDS = Object.keys(kinds) as readonly FieldKind[]
