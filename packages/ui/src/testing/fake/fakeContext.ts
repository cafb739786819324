import type { DepartmentNode, DictOption, UserOption } from '../../foundation/sourceTypes'
import type { FakeLine } from './fakeCalls'

/** What the resources of one fake share. */
export interface FakeContext {
  line: FakeLine
  dicts: Readonly<Record<string, readonly DictOption[]>>
  users: readonly UserOption[]
  departments: readonly DepartmentNode[]
  /** Who saves. */
  username: string
}
