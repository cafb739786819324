import { hasHan } from './translate'
import type { Choice, RawField } from './types'

/** Units of money. */
export const MONEY_UNIT =
  /^(千元|万元|元|万?(?:美元|美金|欧元|人民币|港元|港币|新元|新币|日元|英镑)|rmb|usd|cny|eur|hkd|sgd|gbp|jpy|aud|cad|chf|twd|krw|thb|myr|idr|vnd|inr|aed|[$¥€£])$/i

/** Other units, as they stand in brackets behind a label. */
const MEASURE =
  /^(%|％|kgs?|g|t|mt|tons?|lbs?|吨|千克|公斤|km|m|cm|mm|m2|m3|㎡|m²|m³|cbm|sqm|ml|l|h|hrs?|hours?|min(ute)?s?|days?|weeks?|months?|years?|小时|分钟|天|日|周|月|年|pcs|ea|件|个|箱|台|套|张|人|次|份|天数|℃|°c|kw|kwh|v|a|hz|mpa|bar|rpm)$/i
const UNITS = { test: (note: string) => MEASURE.test(note) || MONEY_UNIT.test(note) }
/** Said about how a field is filled in, and no part of its label. */
const ASIDE = /生成|必填|选填|可选|可空|只读|自动|默认|单选|多选|下拉|最多|上传|输入|选择|系统/
const CHOICES = /[/／|;；、,，]/

/** A label without what stands in its brackets, and what that says. */
export type LabelParts = Pick<RawField, 'zh' | 'en' | 'choices' | 'unit'> & {
  /** The text that names the field. */
  text: string
}

/**
 * Takes a label apart: `故障类型（机械/电气/软件）` has choices, `最大承重(kg)` a unit, `vessel (vessel code)` an English label,
 * `状态 Status` both languages.
 */
export function readLabel(label: string): LabelParts {
  const written = label.normalize('NFKC').trim().replace(/\s+/g, ' ')
  const [, outside = written, inside] = /^(.+?)\s*[([【]([^()[\]【】]*)[)\]】]\s*[*]?$/.exec(written) ?? []
  const text = outside.replace(/[*:：]+$/, '').trim()
  const note = inside?.trim()
  const parts: LabelParts = { text, ...languages(text) }
  // `Duty %`: a share says so at its end, brackets or not.
  if (!note && /.[%]$/.test(text)) return { ...parts, unit: '%' }
  if (!note) return parts
  if (UNITS.test(note)) return { ...parts, unit: note, ...(parts.zh ? { zh: `${parts.zh}(${note})` } : {}) }
  const choices = readChoices(note)
  if (choices) return { ...parts, choices }
  // `金额（含税）` is still the amount; behind another language the brackets hold the label.
  if (hasHan(note))
    return { ...parts, zh: !parts.zh ? note : ASIDE.test(note) ? parts.zh : `${parts.zh}(${note})` }
  return hasHan(text) ? { ...parts, en: capital(note) } : { ...parts, en: capital(note) }
}

/** The unit that a sentence about a field names: a share in `share of the capacity used, percent`. */
export function saidUnit(sentence: string | undefined): Pick<RawField, 'unit'> {
  return sentence && /\b(per ?cent|percentage)\b|%|百分/i.test(sentence) ? { unit: '%' } : {}
}

/**
 * A list of choices: `1-增值税专票,2-增值税普票`, `1：草稿 2：已提交`, `草稿/已提交`; undefined when it is none.
 */
export function readChoices(text: string): Choice[] | undefined {
  const numbered = [
    ...text.matchAll(/(?:^|[\s,，;；、/(（])([A-Za-z0-9_]{1,12})\s*[-:：=—.]\s*([^\s,，;；、/:：=()（）]+)/g),
  ]
  // `1合格 2让步 3退货`
  const plain = [
    ...text.matchAll(/(?:^|[\s,，;；、/(（])(\d{1,2})(\p{Script=Han}[^\s,，;；、/:：=()（）]*)/gu),
  ]
  if (numbered.length < 2 && plain.length >= 2)
    return unique(plain.map(([, value, name]) => ({ value: value!, text: name! })))
  if (numbered.length >= 2) return unique(numbered.map(([, value, name]) => ({ value: value!, text: name! })))
  const parts = text
    .split(CHOICES)
    .map((part) => part.trim())
    .filter((part) => part && !/^(等|etc\.?|\.+|…+)$/.test(part))
  const short = parts.length >= 2 && parts.every((part) => part.length <= 14 && !/[。.:：]/.test(part))
  return short
    ? unique(parts.map((part) => ({ value: part.replace(/等$/, ''), text: part.replace(/等$/, '') })))
    : undefined
}

function languages(text: string): Pick<RawField, 'zh' | 'en'> {
  if (!hasHan(text)) return {}
  const both = /^(.*\p{Script=Han}[^A-Za-z]*?)\s*[/|\s]\s*([A-Za-z][A-Za-z .\-']{2,})$/u.exec(text)
  if (both) return { zh: both[1]!.trim(), en: capital(both[2]!.trim()) }
  const turned = /^([A-Za-z][A-Za-z .\-']{2,}?)\s*[/|\s]\s*(\p{Script=Han}.*)$/u.exec(text)
  if (turned) return { zh: turned[2]!.trim(), en: capital(turned[1]!.trim()) }
  return { zh: text }
}

function unique(choices: Choice[]): Choice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()].slice(0, 200)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
