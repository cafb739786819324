import type { MeasureText } from './columnWidths'

let measured: { key: string; measure: MeasureText } | undefined

/**
 * Measures texts by the font that tables are drawn in on this machine; undefined where nothing can be measured.
 *
 * @param sizePx in pixels
 */
export function measureInTable(family: string, sizePx: number): MeasureText | undefined {
  if (typeof document === 'undefined') return undefined
  const { lang } = document.documentElement
  const font = `${sizePx}px ${family}`
  const key = `${lang} ${font}`
  if (measured?.key === key) return measured.measure
  const canvas = document.createElement('canvas')
  // The language of the page decides which font stands in for one that is not there.
  canvas.lang = lang
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.font = font
  measured = { key, measure: (text) => context.measureText(text).width }
  return measured.measure
}
