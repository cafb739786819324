import { digitsOf, KINDS, printedLayout, totalOf } from '@lading/core/entity'
import type { EntityDefinition, Field, PrintedLayout } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { displayWidth, textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import { isNumeric, numberText } from '../../foundation/format/fieldFormat'
import { adoptStyles, printFrame } from '../../foundation/print/printFrame'
import { printedText } from './printedText'

const STYLES = `
@page{size:A4 portrait;margin:14mm 12mm 16mm;@bottom-center{content:counter(page) ' / ' counter(pages);font:10px system-ui,sans-serif;color:#555}}
body{margin:0;font:11px/1.5 system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;color:#000;background:#fff}
header{display:grid;grid-template-columns:1fr auto;align-items:end;gap:2px 16px;border-bottom:2px solid #000;padding-bottom:6px;margin-bottom:8px}
header>p{margin:0;grid-column:1/-1;font-size:12px}
h1{font-size:20px;line-height:1.3;margin:0;font-weight:600}
header>strong{font-size:13px;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:3px 16px;margin:0 0 10px}
dl>div{display:flex;gap:6px;min-width:0}
dt{flex:none;color:#444}
dd{margin:0;min-width:0;overflow-wrap:anywhere;white-space:pre-line}
dl>.wide{grid-column:1/-1}
h2{font-size:12px;margin:0 0 4px}
table{border-collapse:collapse;width:100%;margin-bottom:8px;font:inherit}
thead{display:table-header-group}
tfoot{display:table-row-group;break-inside:avoid;break-before:avoid}
tr{break-inside:avoid}
th,td{border:1px solid #777;padding:3px 5px;text-align:start;overflow-wrap:break-word;vertical-align:top}
td.long{overflow-wrap:anywhere}
td.short{white-space:nowrap}
th{font-weight:600;background:#eee;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.at{width:24px;text-align:center;color:#444}
tfoot td{font-weight:600}
.totals{display:flex;flex-direction:column;align-items:flex-end;gap:2px;margin:0 0 10px}
.totals dd{font-weight:600;font-variant-numeric:tabular-nums}
.note{margin:0 0 16px;white-space:pre-line}
.signatures{display:flex;gap:24px;margin-top:28px;break-inside:avoid}
.signatures>div{flex:1;border-top:1px solid #000;padding-top:4px}
`

/** Texts that take a row of their own; in a table, texts that are broken anywhere rather than to push others out. */
const LONG = 40
/** Units and states up to this width (`displayWidth`) are one word: they are not broken in a table. */
const SHORT = 12

/** Writes a record into an empty document, as it is printed (A4). */
export function writeRecord(
  target: Document,
  entity: EntityDefinition,
  record: Row,
  layout: PrintedLayout,
  locale: Locale,
): void {
  const number = String(record[entity.title] ?? '')
  const title = textIn(layout.title, locale)
  target.title = `${title} ${number}`.trim()
  target.documentElement.lang = locale
  adoptStyles(target, STYLES)
  const make = (name: string, text = '', className = '') => {
    const made = target.createElement(name)
    if (text) made.textContent = text
    if (className) made.className = className
    return made
  }
  const within = (parent: HTMLElement, ...children: HTMLElement[]) => {
    parent.append(...children)
    return parent
  }
  const own = layout.fields.map((name) => record[name])
  const shown = (name: string) => printedText(entity, name, entity.fields[name]!, record, locale, own)
  const pair = (name: string) => {
    const text = shown(name)
    return within(
      make('div', '', text.length > LONG ? 'wide' : ''),
      make('dt', textIn(entity.fields[name]!, locale)),
      make('dd', text || '—'),
    )
  }
  const head = make('header')
  // Whom it comes from is a name to the outside, and a code to nobody there.
  if (layout.from) head.append(make('p', String(record[`${layout.from}_dictText`] ?? shown(layout.from))))
  within(head, make('h1', title), make('strong', number))
  const body: HTMLElement[] = [head, within(make('dl'), ...layout.fields.map(pair))]
  const styleOf = (text: string, field?: Field) => {
    if (field && isNumeric(field)) return 'number'
    if (text.length > LONG) return 'long'
    return field && KINDS[field.kind].choices && displayWidth(text) <= SHORT ? 'short' : ''
  }
  const cell = (tag: string, text: string, field?: Field) => make(tag, text, styleOf(text, field))
  for (const { key, label, columns, sums } of layout.lines) {
    const { fields } = entity.lines![key]!
    const rows = (record[key] ?? []) as Row[]
    const table = make('table')
    const titles = columns.map((name) => cell('th', textIn(fields[name]!, locale), fields[name]))
    table.append(within(make('thead'), within(make('tr'), make('th', '#', 'at'), ...titles)))
    table.append(
      within(
        make('tbody'),
        ...rows.map((row, at) => {
          const beside = columns.map((name) => row[name])
          return within(
            make('tr'),
            make('td', String(at + 1), 'at'),
            ...columns.map((name) =>
              cell('td', printedText(entity, name, fields[name]!, row, locale, beside), fields[name]),
            ),
          )
        }),
      ),
    )
    if (columns.some((name) => sums.includes(name)))
      table.append(
        within(
          make('tfoot'),
          within(
            make('tr'),
            make('td', 'Σ', 'at'),
            ...columns.map((name) =>
              cell(
                'td',
                sums.includes(name)
                  ? numberText(fields[name]!, totalOf(rows, name, digitsOf(fields[name]!)))
                  : '',
                fields[name],
              ),
            ),
          ),
        ),
      )
    if (layout.lines.length > 1) body.push(make('h2', textIn(label, locale)))
    body.push(table)
  }
  if (layout.totals.length > 0) body.push(within(make('dl', '', 'totals'), ...layout.totals.map(pair)))
  if (layout.note) body.push(make('p', textIn(layout.note, locale), 'note'))
  if (layout.signatures.length > 0)
    body.push(
      within(
        make('div', '', 'signatures'),
        ...layout.signatures.map((each) => make('div', textIn(each, locale))),
      ),
    )
  target.body.replaceChildren(...body)
}

/** Prints a record as its definition says; gives whether there was a page to print. */
export function printRecord(entity: EntityDefinition, record: Row, locale: Locale): Promise<boolean> {
  const layout = printedLayout(entity)
  if (!layout) return Promise.resolve(false)
  return printFrame((target) => writeRecord(target, entity, record, layout, locale))
}
