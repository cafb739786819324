/** The lists that are asked for: the same filters and orders for the product and for the plain server. */
export const LISTS = [
  { name: 'list, first page, newest first', query: 'pageNo=1&column=createTime&order=desc' },
  { name: 'list, page 500', query: 'pageNo=500&column=createTime&order=desc' },
  {
    name: 'list, two filters and a date range',
    query: `pageNo=1&status=draft&customerName=${encodeURIComponent('*海运*')}&eta_begin=2020-01-01&eta_end=2030-12-31`,
  },
  { name: 'list, sorted by amount', query: 'pageNo=1&column=amount&order=desc' },
  {
    name: 'list, amounts from 100 to 200,000, sorted by amount',
    query: 'pageNo=1&amount_begin=100&amount_end=200000&column=amount&order=asc',
  },
]

/** Twenty rows with the texts of their coded values, and a number of all rows. */
export const isPage = ({ records, total }) =>
  records.length === 20 &&
  total >= 20 &&
  records.every((row) => !row.company || typeof row.company_dictText === 'string')
