import type { EntityDefinition } from '@lading/core/entity'
import type { DepartmentNode, DictOption, UserOption } from '../../foundation/sourceTypes'
import type { FakeLine } from './fakeCalls'

/** What the resources of one fake share. */
export interface FakeContext {
  line: FakeLine
  dicts: Readonly<Record<string, readonly DictOption[]>>
  users: readonly UserOption[]
  departments: readonly DepartmentNode[]
  /** All entities there are: what they fill from a record is shown to whoever picks it. */
  entities: readonly EntityDefinition[]
  /** Who saves. */
  username: string
}
