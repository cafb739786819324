import type { Field, Row } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import type { Random } from './random'
import { dayFor, dayOf } from './sampleDates'
import { sampleCustomers, sampleItems, sampleVessels } from './tradeSamples'

const pairs = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }): [code: string, name: string] => [code, name])
const PARTNERS = pairs(sampleCustomers)
const VESSELS = pairs(sampleVessels)
const ITEMS = pairs(sampleItems)
const PEOPLE = ['王小敏', '李建国', '张海燕', '陈立', '赵文博', '孙佳']
const NOTES = ['请按原厂包装供货', '到港前确认', '客户要求提供证书', '分两批送货', '']
const DESCRIPTIONS = ['按样品', '附规格书', '与上次相同', '需品牌确认', '']

/** Options of a dictionary: values and their texts. */
export type SampleOptions = ReadonlyMap<string, readonly { value: string; text: string }[]>

const NAMES = new Map([...PARTNERS, ...VESSELS, ...ITEMS])
const CODE_SUFFIXES = ['', 'No', 'Id', 'Code', 'Account']

/** The name that belongs to a code of the same row: `vesselName` beside `vessel`, `portName` beside `port`. */
function nameBeside(name: string, row: Row, options: SampleOptions): string | undefined {
  if (!name.endsWith('Name')) return undefined
  const stem = name.slice(0, -'Name'.length)
  const code = CODE_SUFFIXES.map((suffix) => row[stem + suffix]).find((value) => typeof value === 'string')
  if (typeof code !== 'string') return undefined
  const known = NAMES.get(code)
  if (known) return known
  for (const choices of options.values()) {
    const choice = choices.find(({ value }) => value === code)
    if (choice) return choice.text
  }
  return undefined
}

const known: [pattern: RegExp, values: (random: Random) => unknown][] = [
  [
    /^(customerNo|cusNo|cusAccount|customerAccount|partnerId|supplierCode)$/,
    (random) => random.pick(PARTNERS)[0],
  ],
  [/^(customerName|cusName|customer|cusSupplier)$/, (random) => random.pick(PARTNERS)[1]],
  [/^(vessel|vesselCode)$/, (random) => random.pick(VESSELS)[0]],
  [/^vesselName$/, (random) => random.pick(VESSELS)[1]],
  [/^(itemId|itemN|productCode|productN)$/, (random) => random.pick(ITEMS)[0]],
  [/^(itemName|productName)$/, (random) => random.pick(ITEMS)[1]],
  [/(salesman|handler|applicant|taker|operator|pic)(name)?$/i, (random) => random.pick(PEOPLE)],
  [/(remark|reason|description)$/i, (random) => random.pick(NOTES)],
  [/(des|descr?)$/i, (random) => random.pick(DESCRIPTIONS)],
  [/name$/i, (random) => random.pick([...PARTNERS, ...VESSELS])[1]],
]

/**
 * A believable value for a field: by its name where the trade knows it, else by its kind.
 *
 * @param made when the record was made; its days follow from that
 */
export function sampleValue(
  name: string,
  field: Field,
  random: Random,
  options: SampleOptions,
  row: Row,
  made: Date,
): unknown {
  const choices = field.dict ? options.get(field.dict) : undefined
  if (choices?.length) return random.pick(choices).value
  const { random: make } = KINDS[field.kind]
  if (make) return make({ ...random, day: () => dayFor(name, made, random), made: () => dayOf(made) }, name)
  const beside = nameBeside(name, row, options)
  if (beside) return beside
  const trade = known.find(([pattern]) => pattern.test(name))
  const value = trade
    ? trade[1](random)
    : `${name.replace(/[^A-Z]/g, '') || 'N'}${random.integer(10_000, 99_999)}`
  return value === '' ? null : value
}
