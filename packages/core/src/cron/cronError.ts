import { textIn } from '../text/text'
import type { Locale, Text } from '../text/text'
import { FIELD_LABELS } from './fields'
import type { CronFieldName } from './fields'

/** An expression that cannot be read: where, and why in both languages. `message` is the Chinese sentence. */
export class CronError extends Error {
  constructor(
    readonly reason: Text,
    /** Position of the first wrong character, from 0. */
    readonly position: number,
    /** Length of the wrong part. */
    readonly length: number,
    readonly field?: CronFieldName,
  ) {
    super(sentence(reason, position, 'zh-CN', field))
    this.name = 'CronError'
  }

  /** The sentence in a language, with the place. */
  text(locale: Locale): string {
    return sentence(this.reason, this.position, locale, this.field)
  }
}

function sentence(reason: Text, position: number, locale: Locale, field?: CronFieldName): string {
  const place = field ? textIn(FIELD_LABELS[field], locale) : ''
  return textIn(
    {
      zh: `第${position + 1}个字符${place ? `（${place}）` : ''}：${reason.zh}`,
      en: `Character ${position + 1}${place ? ` (${place})` : ''}: ${reason.en}`,
    },
    locale,
  )
}
