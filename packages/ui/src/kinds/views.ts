import type { ComponentType } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { AreaView } from './area/AreaView'
import { BooleanView } from './boolean/BooleanView'
import { DictView } from './dict/DictView'
import { RemoteView } from './dictSearch/RemoteView'
import { EmailView } from './email/EmailView'
import { FilesView } from './file/FilesView'
import { NumberView } from './number/NumberView'
import { RecordView } from './record/RecordView'
import { RichText } from './richtext/RichText'
import type { ViewProps } from './shared/viewProps'
import { TextareaView } from './textarea/TextareaView'
import { UrlView } from './url/UrlView'

/** What shows a value that is not empty, by the field's kind; `text` shows it as it is stored. */
export const VIEWS: Readonly<Record<FieldKind, ComponentType<ViewProps> | 'text'>> = {
  code: 'text',
  text: 'text',
  textarea: TextareaView,
  integer: NumberView,
  decimal: NumberView,
  quantity: NumberView,
  score: NumberView,
  money: NumberView,
  percent: NumberView,
  rate: NumberView,
  date: 'text',
  datetime: 'text',
  year: 'text',
  boolean: BooleanView,
  dict: DictView,
  dictSearch: RemoteView,
  dictMulti: DictView,
  status: 'text',
  user: RemoteView,
  dept: RemoteView,
  role: RemoteView,
  position: RemoteView,
  record: RecordView,
  display: 'text',
  email: EmailView,
  mobile: 'text',
  url: UrlView,
  file: FilesView,
  image: FilesView,
  area: AreaView,
  category: RemoteView,
  tree: RemoteView,
  popup: 'text',
  richtext: RichText,
  rowNumber: 'text',
}
