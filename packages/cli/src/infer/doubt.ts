import type { FieldKind } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import type { Finding } from '../labels/types'
import type { InferenceRule } from './types'

/** Something about an inferred definition that somebody has to look at again. */
export type Doubt =
  /** The kind of a field is a guess. */
  | {
      about: 'kind'
      path: string
      label: Text
      kind: FieldKind
      rule: Pick<InferenceRule, 'id' | 'about'>
    }
  /** A field has no Chinese label. */
  | { about: 'label'; path: string; label: Text }
  /** The states are listed, but no steps between them. */
  | { about: 'steps'; path: string; label: Text }
  /** Nothing says which states there are. */
  | { about: 'states'; path: string; label: Text }

/** A doubt as the tool tells it to developers: by the place in the definition and by the rule. */
export function toolText(doubt: Doubt): string {
  const { path } = doubt
  switch (doubt.about) {
    case 'kind':
      return `${path}: taken for ${doubt.kind} by rule ${doubt.rule.id} (${doubt.rule.about}).`
    case 'label':
      return `${path}: has no Chinese label.`
    case 'steps':
      return `workflow: the label set lists the states of "${path}" but no steps; one from each to the next is assumed.`
    case 'states':
      return `workflow: the states of "${path}" are not in the label set; draft, submitted and done are assumed.`
  }
}

/** A doubt as people read it who have pasted labels into a form designer. */
export function plainText({ about, label: { zh, en } }: Doubt): Text {
  switch (about) {
    case 'kind':
      return {
        zh: `“${zh}”的字段类型是按名称推测的，请核对`,
        en: `The kind of “${en}” was guessed by its name: check it`,
      }
    case 'label':
      return { zh: `“${en}”没有中文名称，请补充`, en: `“${en}” has no Chinese name yet: add one` }
    case 'steps':
      return {
        zh: `只给出了“${zh}”的各个状态，未说明如何流转：暂按顺序逐个流转，请核对`,
        en: `The states of “${en}” were given without steps: for now each leads to the next, check them`,
      }
    case 'states':
      return {
        zh: `未说明“${zh}”有哪些状态：暂用草稿、已提交、已完成，请核对`,
        en: `Nothing says which states “${en}” has: for now draft, submitted and done, check them`,
      }
  }
}

/** What was read otherwise than written, by the code of the finding. */
const READ_OTHERWISE: Readonly<Record<string, (subject: string) => Text>> = {
  'no-fields': (it) => ({ zh: `${it}没有字段，未采用`, en: `${it} has no fields and was left out` }),
  several: (it) => ({
    zh: `${it}读作几个字段相同的单据，采用第一个`,
    en: `${it} was read as several documents with the same fields: the first one is used`,
  }),
  title: (it) => ({
    zh: `按字段前的文字命名：${it}`,
    en: `It is named by the words before its fields: ${it}`,
  }),
  expanded: () => ({
    zh: '共用一个名词的几项（如“预留、实际和可用数量”）各读作一个字段，请核对',
    en: 'Words that share a noun (“reserved, actual and available quantity”) were read as a field each: check them',
  }),
  'label-column': (it) => ({
    zh: `列${it}无法识别，未采用`,
    en: `The column ${it} is not known and was left out`,
  }),
  name: (it) => ({ zh: `${it}不能作为名称，未采用`, en: `${it} is no name and was left out` }),
  renamed: (it) => ({
    zh: `${it}不能直接作为字段的内部名称，已改名`,
    en: `${it} cannot be an internal name as it is: it has got another`,
  }),
  'duplicate-entity': (it) => ({ zh: `单据${it}出现多次`, en: `The document ${it} comes more than once` }),
  'duplicate-field': (it) => ({
    zh: `${it}与其他字段重名，请核对`,
    en: `${it} is named like another field: check it`,
  }),
  'too-many': (it) => ({
    zh: `${it}的字段过多，只采用了前面的`,
    en: `${it} has too many fields: the first ones are used`,
  }),
  kept: (it) => ({
    zh: `${it}由系统自动记录，无需字段`,
    en: `${it} is kept by the system itself and needs no field`,
  }),
}

/** What was read otherwise than written, as people read it who have pasted the labels. */
export function plainFinding({ code, message, place }: Finding): Text {
  // Messages name what they are about in quotes.
  const subject = /"([^"]+)"/.exec(message)?.[1]
  const line = 'line' in place && place.line !== undefined ? place.line : 1
  const about =
    subject === undefined
      ? { zh: `第${line}行`, en: `Line ${line}` }
      : { zh: `“${subject}”`, en: `“${subject}”` }
  const said = READ_OTHERWISE[code]
  if (!said)
    return {
      zh: `${about.zh}的写法与标签的格式不同，请核对`,
      en: `${about.en} is not written as labels are: check it`,
    }
  return { zh: said(about.zh).zh, en: said(about.en).en }
}
