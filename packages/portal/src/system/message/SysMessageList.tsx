import type { ReactNode } from 'react'
import { SystemPage } from '../administration/SystemPage'
import { sysSms } from './message.entity'

/** 消息记录: what was sent, and how it went. */
export function SysMessageList(): ReactNode {
  return <SystemPage entity={sysSms} />
}
