/** One option of a dictionary (spec 2 §3). */
export interface DictOption {
  value: string
  text: string
  disabled?: boolean
  /** Colour of its tag: an antd preset. */
  color?: string
}

/** A user, as pickers show one (spec 2 §3). */
export interface UserOption {
  id: string
  username: string
  realname: string
  orgCodeTxt?: string
  phone?: string
  workNo?: string
  sex?: number
}

/** A node of the department tree. */
export interface DepartmentNode {
  id: string
  orgCode: string
  departName: string
  parentId?: string | null
  isLeaf?: boolean
  children?: DepartmentNode[]
}
