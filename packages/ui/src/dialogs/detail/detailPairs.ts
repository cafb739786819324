import { adoptStyles, printFrame } from '../../foundation/print/printFrame'

/** A label and what stands beside it, as the user reads them. */
export type DetailPair = readonly [label: string, value: string]

/** The texts of the details in an element: what is on the screen, with the texts of dictionaries. */
export function detailPairs(root: ParentNode): DetailPair[] {
  return [...root.querySelectorAll('.ant-descriptions-item-label')].map((label) => {
    const value = label.nextElementSibling
    return [(label.textContent ?? '').trim(), (value instanceof HTMLElement ? value.innerText : '').trim()]
  })
}

/** One line for each field, label and value parted by a tab: cells of a sheet, and readable in a mail. */
export function detailText(pairs: readonly DetailPair[]): string {
  return pairs.map(([label, value]) => `${label}\t${value.replace(/\s+/g, ' ')}`).join('\n')
}

const STYLES = `
@page{size:A4 portrait;margin:12mm}
body{margin:0;font:12px/1.5 system-ui,sans-serif;color:#000;background:#fff}
h1{font-size:16px;margin:0 0 8px}
table{border-collapse:collapse;width:100%;table-layout:fixed}
tr{break-inside:avoid}
th,td{border:1px solid #999;padding:4px 8px;text-align:start;overflow-wrap:anywhere;white-space:pre-line}
th{width:18%;font-weight:400;background:#eee;print-color-adjust:exact;-webkit-print-color-adjust:exact}
`

/** Pairs beside one another on paper. */
const PER_ROW = 2

/** Prints details on a page of their own. Gives whether there was a page to print. */
export function printDetail(title: string, pairs: readonly DetailPair[], language: string): Promise<boolean> {
  return printFrame((target) => {
    target.title = title
    target.documentElement.lang = language
    adoptStyles(target, STYLES)
    const table = target.createElement('table')
    for (let at = 0; at < pairs.length; at += PER_ROW) {
      const row = table.insertRow()
      for (const [label, value] of pairs.slice(at, at + PER_ROW)) {
        const head = target.createElement('th')
        head.textContent = label
        row.append(head)
        row.insertCell().textContent = value
      }
    }
    const last = table.rows.item(table.rows.length - 1)
    if (pairs.length % PER_ROW && pairs.length > 1) last!.cells.item(1)!.colSpan = 3
    const heading = target.createElement('h1')
    heading.textContent = title
    target.body.replaceChildren(heading, table)
  })
}
