import type { EntityDefinition, Field, FieldKind } from '@lading/core/entity'
import {
  defaultOf,
  digitsOf,
  isListField,
  isNumberKind,
  KINDS,
  maxLengthOf,
  statesOf,
} from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'
import { YES_NO } from '../../list/dictTexts'
import { currentLocale } from '../../http/language'
import { optionOf } from '../../modules/dict/dictionaries'
import type { Dictionaries, Option } from '../../modules/dict/dictionaries'

const label = (text: Text) => textIn(text, currentLocale())

/** How the public clients call the control of a kind (contract §21.3); others are texts. */
const VIEWS: Partial<Record<FieldKind, string>> = {
  textarea: 'textarea',
  date: 'date',
  datetime: 'datetime',
  boolean: 'list',
  dict: 'list',
  dictSearch: 'sel_search',
  dictMulti: 'list_multi',
  status: 'list',
  user: 'sel_user',
  dept: 'sel_depart',
  file: 'file',
  image: 'image',
  richtext: 'umeditor',
  area: 'pca',
  category: 'cat_tree',
}

/** Cells that those clients draw in a way of their own. */
const SLOTS: Partial<Record<FieldKind, string>> = {
  file: 'fileSlot',
  image: 'imgSlot',
  richtext: 'htmlSlot',
  area: 'pcaSlot',
}

const viewOf = ({ kind, look, multiple }: Field): string => {
  if (look === 'radio' || look === 'button') return 'radio'
  if (look === 'checkbox') return 'checkbox'
  const view = VIEWS[kind] ?? 'text'
  return multiple && view === 'list' ? 'list_multi' : view
}

/** The options of a field that has some: of its dictionary, of its states, or yes and no. */
export async function optionsOf(
  dictionaries: Dictionaries,
  name: string,
  field: Field,
  entity?: EntityDefinition,
): Promise<Option[] | undefined> {
  const states = entity && statesOf(entity, name)
  if (states) return Object.entries(states).map(([value, text]) => optionOf(value, label(text)))
  const { choices } = KINDS[field.kind]
  if (choices === 'yesNo') return dictionaries.options(YES_NO)
  return field.dict && !field.dict.includes(',') ? dictionaries.options(field.dict) : undefined
}

/** A column of a list (contract §21.2). */
export const columnOf = (name: string, field: Field, hasOptions: boolean) => ({
  dataIndex: name,
  title: label(field),
  align: isNumberKind(field.kind) ? 'right' : 'left',
  ...(field.width ? { width: field.width } : {}),
  fieldType: viewOf(field),
  dbType: isNumberKind(field.kind) ? 'BigDecimal' : 'string',
  sorter: KINDS[field.kind].sortable !== false,
  ...(hasOptions ? { customRender: name } : {}),
  ...(SLOTS[field.kind] ? { scopedSlots: { customRender: SLOTS[field.kind] } } : {}),
})

/** What a list is searched by (contract §20, §21). */
export const queryItemOf = (name: string, field: Field, range: boolean) => ({
  field: name,
  label: label(field),
  mode: range ? 'group' : 'single',
  view: viewOf(field),
  hidden: '0',
  ...(field.dict ? { dictCode: field.dict } : {}),
  config: field.dict ? '1' : '0',
})

/** A field of a form (contract §21.3). */
export function propertyOf(field: Field, order: number, options: readonly Option[] | undefined) {
  const numeric = isNumberKind(field.kind) && !isListField(field)
  return {
    title: label(field),
    type: numeric ? 'number' : 'string',
    view: viewOf(field),
    order,
    ...(numeric ? { dbPointLength: digitsOf(field) } : { maxLength: maxLengthOf(field) }),
    ...(field.min === undefined ? {} : { minimum: field.min }),
    ...(field.max === undefined ? {} : { maximum: field.max }),
    ...(defaultOf(field) === undefined ? {} : { defVal: defaultOf(field) }),
    ...(options ? { enum: options } : {}),
    ...(field.dict ? { dictCode: field.dict } : {}),
    ...(field.readonly || KINDS[field.kind].serverOnly ? { ui: { widgetattrs: { disabled: true } } } : {}),
  }
}
