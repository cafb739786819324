/** First word that is found decides the business area of an entity. */
const AREAS: readonly (readonly [area: string, words: readonly string[]])[] = [
  ['expense', ['expense', 'courier']],
  ['sales', ['quotation', 'sales', 'sa']],
  [
    'logistics',
    ['logistics', 'dispatch', 'collection', 'receive', 'pick', 'inventory', 'ship', 'log', 'delivery'],
  ],
  ['purchase', ['purchase', 'supplier']],
  ['service', ['complaint']],
  ['oa', ['oa', 'application', 'access', 'mail', 'assessment', 'problem']],
  ['system', ['system', 'user']],
  ['item', ['item']],
]

/** The business area that the words of an entity's title and key speak of; undefined when they do not. */
export function areaOf(words: readonly string[]): string | undefined {
  return AREAS.find(([, known]) => known.some((word) => words.includes(word)))?.[0]
}
