import type { UploadLimits } from '../../../upload/logic/fileRules'
import type { GridColumn } from '../../../grid/api/column'

/** What a column takes: images, PDF or images, or anything (with `props.noExcel`: but Excel); and how many (spec 2 §3, §5). */
export function limitsOf(def: GridColumn): UploadLimits {
  const { type, number, maxBytes, fieldExtendJson, props } = def
  const noExcel = props?.['noExcel'] === true
  const kind = type === 'image' ? 'image' : type === 'file' ? 'file' : noExcel ? 'noExcel' : 'all'
  return { kind, maxCount: uploadNumber(fieldExtendJson) ?? number ?? 0, ...(maxBytes && { maxBytes }) }
}

/** `uploadnum` of a column's further settings, which are JSON text or an object. */
function uploadNumber(json: GridColumn['fieldExtendJson']): number | undefined {
  let settings: unknown = json
  if (typeof json === 'string') {
    try {
      settings = JSON.parse(json)
    } catch {
      return undefined
    }
  }
  const count = Number((settings as { uploadnum?: unknown } | null | undefined)?.uploadnum)
  return Number.isInteger(count) && count > 0 ? count : undefined
}
