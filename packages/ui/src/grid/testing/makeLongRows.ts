import { ownLocale } from '@lading/core/text'
import type { Locale, OwnLocale } from '@lading/core/text'
import type { MadeRow } from './makeRows'

const SENTENCES: Record<OwnLocale, readonly string[]> = {
  'zh-CN': [
    '按装运港检验，双方各执正本一份。',
    '包装须防潮，外箱标明批号与净重。',
    '到港后十日内提出异议，逾期视为合格。',
    '分两批交货，首批不少于总数的六成。',
  ],
  'en-US': [
    'Inspected at the port of loading, one original each.',
    'Packed against moisture, with lot and net weight on the box.',
    'Claims within ten days of arrival.',
    'In two deliveries, six tenths at least in the first.',
  ],
}

/** Rows with texts of one to seven sentences, the same ones at every run. */
export function makeLongRows(count: number, locale: Locale): MadeRow[] {
  const sentences = SENTENCES[ownLocale(locale)]
  const text = (row: number, most: number) =>
    Array.from({ length: (row * 5) % (most + 1) }, (_, n) => sentences[(row + n) % sentences.length]!).join(
      locale === 'zh-CN' ? '' : ' ',
    )
  return Array.from({ length: count }, (_, row) => ({
    id: `r${row + 1}`,
    code: `M-${String(row + 1).padStart(6, '0')}`,
    specification: text(row, 6),
    quantity: ((row * 37) % 400) + 1,
    due: `2026-0${(row % 9) + 1}-15`,
    remark: row % 4 === 0 ? text(row + 1, 2) : '',
  }))
}
