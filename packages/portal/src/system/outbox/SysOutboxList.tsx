import { sysOutbox } from '@lading/core/entity'
import { SystemPage } from '../administration/SystemPage'

/** 发件箱: what went to other systems, and what did not. */
export function SysOutboxList() {
  return <SystemPage entity={sysOutbox} />
}
