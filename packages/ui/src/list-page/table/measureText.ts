import type { MeasureText } from './columnWidths'

let measured: { font: string; measure: MeasureText } | undefined

/** Measures texts by the font that tables are drawn in on this machine; undefined where nothing can be measured. */
export function measureInTable(family: string, sizePx: number): MeasureText | undefined {
  const font = `${sizePx}px ${family}`
  if (measured?.font === font) return measured.measure
  const context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.font = font
  measured = { font, measure: (text) => context.measureText(text).width }
  return measured.measure
}
