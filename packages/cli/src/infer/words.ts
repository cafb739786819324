/** Abbreviations of the trade, and what they stand for. */
const ABBREVIATIONS: Record<string, string> = {
  cus: 'customer',
  cust: 'customer',
  qty: 'quantity',
  des: 'description',
  dept: 'department',
  depart: 'department',
  sal: 'sales',
  sale: 'sales',
  act: 'actual',
  ope: 'operator',
  wh: 'warehouse',
  dis: 'discount',
  temp: 'template',
  cont: 'content',
  refer: 'reference',
  stand: 'standard',
  ele: 'electronic',
  rel: 'related',
  inq: 'inquiry',
}

/** A camelCase name in lower-case words, abbreviations expanded: `custDept` → `['customer', 'department']`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(ABBREVIATIONS, word) ? ABBREVIATIONS[word]! : word))
}
