import { SystemPage } from '../administration/SystemPage'
import { sysPosition } from './position.entity'

/** 职务管理. */
export function SysPositionList() {
  return <SystemPage entity={sysPosition} />
}
