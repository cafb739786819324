import type { WrittenCell } from '../spreadsheet/writeWorkbook'
import { writeWorkbook } from '../spreadsheet/writeWorkbook'

/** A workbook as an export has it: title, exporter, headings, rows (contract §5.1). */
export async function workbook(headings: readonly string[], ...rows: WrittenCell[][]): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeWorkbook([[['报表'], ['导出人:测试'], [...headings], ...rows]]))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}
