/** Records of the demo that tests and measurements name; they stand in packages/server/src/seed/tradeSamples.ts. */
export const CUSTOMER = 'C10045'
export const VESSEL = 'V9321483'
export const ITEMS = [
  'IMPA150711',
  'IMPA190215',
  'IMPA232041',
  'IMPA330257',
  'IMPA370611',
  'IMPA450803',
  'IMPA551022',
]

/** An item for the line of that number, from 0. */
export const itemOf = (line) => ITEMS[line % ITEMS.length]
