import { dataDifferences } from '@lading/core/data-form'

/** Longest text of a value in a difference. */
const SHORT = 200

/** Where two definitions differ, with what stood and stands there as far as people read it. */
export function shownDifferences(before: object, after: object) {
  const text = (value: unknown) => {
    const json = JSON.stringify(value)
    return json.length > SHORT ? `${json.slice(0, SHORT)}…` : json
  }
  return dataDifferences(before, after).map(({ path, was, is }) => ({
    path,
    ...(was === undefined ? {} : { was: text(was) }),
    ...(is === undefined ? {} : { is: text(is) }),
  }))
}
