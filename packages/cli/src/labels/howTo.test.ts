import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, it } from 'vitest'
import { readText } from './readLabels'

/** What each example of docs/how-to/labels.md is read as: keys with the number of their fields. */
const READ: Record<string, string> = {
  'labels.txt': 'logCarTrip 5 logCarTripLine 3',
  'mail.txt': 'equipmentRepairOrder 7',
  'leave.csv': 'leave 5',
  'rack.csv': 'rack 3',
  'invoice.sql': 'invoice 2 invoiceItem 1',
  'labels.yaml': 'saQuotation 2 saQuotationLine 2',
  'openapi.yaml': 'visit 2 treatment 1',
  'labels.ts': 'trip 3',
}

const page = readFileSync(new URL('../../../../docs/how-to/labels.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/^```\w+ (\S+)\n([^]*?)^```$/gm)].map(
  ([, file, text]) => [file!, text!] as const,
)

it('has an example of each form', () => {
  expect(examples.map(([file]) => file)).toEqual(Object.keys(READ))
})

it.each(examples)('reads the example %s of the how-to', (file, text) => {
  const { entities, findings } = readText(text, file, file.replace(/\.\w+$/, ''), extname(file))
  const groups = entities.flatMap((entity) => [entity, ...entity.lines])
  expect(groups.map(({ key, fields }) => `${key} ${fields.length}`).join(' ')).toBe(READ[file])
  expect(findings.filter(({ level }) => level === 'error')).toEqual([])
})
