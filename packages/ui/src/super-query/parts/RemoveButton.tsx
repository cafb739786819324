import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'

/** Removes a condition or group; named by it, e.g. 删除条件1. */
export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }): ReactNode {
  const text = useMessages(superQueryMessages).removeEntry(name)
  return <Button type="text" aria-label={text} title={text} icon={<DeleteOutlined />} onClick={onClick} />
}
