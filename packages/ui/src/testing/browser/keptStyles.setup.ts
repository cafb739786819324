import { createCache } from '@ant-design/cssinjs'

/**
 * antd writes the styles of a component when its first one comes, and forgets them when its last one has gone. In a page
 * of hundreds of tests that is each time again, and each time the browser computes the styles of all elements anew. Here
 * the cache counts one user more, so that what was written once stays, as it does where a page of the portal stands
 * behind the tests' component.
 */
type Entry = [users: number, content: unknown]
interface Entries {
  opUpdate: (path: string, valueOf: (entry?: Entry) => Entry | null) => void
}

const entries = Object.getPrototypeOf(createCache()) as Entries & { counted?: boolean }
const { opUpdate } = entries
// The next file may be run in the same page.
if (!entries.counted) {
  entries.counted = true
  entries.opUpdate = function (path, valueOf) {
    opUpdate.call(this, path, (entry) => {
      const value = valueOf(entry)
      return entry || !value ? value : [value[0] + 1, value[1]]
    })
  }
}
