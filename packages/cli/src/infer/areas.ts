/** First word that is found decides the business area of an entity. */
const AREAS: readonly (readonly [area: string, words: readonly string[]])[] = [
  ['purchase', ['purchase', 'supplier']],
  ['finance', ['expense', 'courier', 'invoice', 'payment', 'contract']],
  ['sales', ['quotation', 'sales', 'sa']],
  [
    'logistics',
    [
      'logistics',
      'dispatch',
      'collection',
      'ship',
      'log',
      'delivery',
      'customs',
      'shipment',
      'waybill',
      'fleet',
      'vehicle',
    ],
  ],
  ['warehouse', ['receive', 'pick', 'inventory', 'warehouse', 'rack', 'stock', 'receipt']],
  ['quality', ['complaint']],
  ['hr', ['assessment', 'leave', 'recruiting', 'employee', 'attendance', 'payroll']],
  ['office', ['oa', 'application', 'access', 'mail', 'problem']],
  ['system', ['system', 'user']],
  ['item', ['item']],
  ['asset', ['equipment', 'repair', 'maintenance', 'asset']],
  ['sales', ['order', 'orders']],
]

/** The business area that the words of an entity's title and key speak of; undefined when they do not. */
export function areaOf(words: readonly string[]): string | undefined {
  return AREAS.find(([, known]) => known.some((word) => words.includes(word)))?.[0]
}
