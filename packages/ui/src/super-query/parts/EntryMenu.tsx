import { EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { DropMenu } from '../../foundation/popup/DropMenu'
import { superQueryMessages } from '../locale/messages'
import { isGroup } from '../logic/query'
import { entryAt, grouped, moved } from '../logic/queryTree'
import type { Path } from '../logic/queryTree'
import type { Builder } from './builder'

/** What can be done with a condition or group beside editing it. */
export interface EntryMenuProps {
  builder: Builder
  path: Path
  /** e.g. 条件1. */
  name: string
}

/** Moves an entry up or down, puts it into a group, takes a group apart. Alt and arrows move too. */
export function EntryMenu({ builder, path, name }: EntryMenuProps): ReactNode {
  const { draft, groups } = builder
  const texts = useMessages(superQueryMessages)
  const entry = entryAt(draft.query, path)
  const items: MenuProps['items'] = [
    {
      key: 'up',
      label: texts.moveUp,
      extra: 'Alt+↑',
      disabled: !moved(draft.query, path, -1),
      onClick: () => draft.move(path, -1),
    },
    {
      key: 'down',
      label: texts.moveDown,
      extra: 'Alt+↓',
      disabled: !moved(draft.query, path, 1),
      onClick: () => draft.move(path, 1),
    },
  ]
  if (groups && grouped(draft.query, path)) {
    items.push({ key: 'group', label: texts.makeGroup, onClick: () => draft.group(path) })
  }
  if (entry && isGroup(entry)) {
    items.push({ key: 'dissolve', label: texts.dissolve, onClick: () => draft.dissolve(path) })
  }
  return (
    <DropMenu menu={{ items }}>
      <Button
        type="text"
        data-menu
        aria-label={texts.menu(name)}
        title={texts.menu(name)}
        icon={<EllipsisOutlined />}
      />
    </DropMenu>
  )
}
