import { MoreOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { SHARE_QUERY_RIGHT } from '@lading/core/query'
import { PromptModal } from '../../dialogs/PromptModal'
import { useConfirm } from '../../dialogs/useConfirm'
import { Dropdown } from '../../foundation/overlay/Dropdown'
import { useMessages } from '../../foundation/locale/useMessages'
import { useCan } from '../../foundation/permission/useCan'
import { Tabs } from '../../foundation/tabs/Tabs'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'
import type { KeptView } from './useListViews'
import { useListViews } from './useListViews'

/** Key of the tab that shows the list as it begins. */
const ALL = '_all'
/** Longest name, as the server keeps it. */
const MAX_NAME_LENGTH = 50

/**
 * Kept views of a list as tabs above it: own ones and those that others share. A changed list can be kept as a view of
 * its own.
 */
export function ViewTabs({ page }: { page: ListPageModel }): ReactNode {
  const texts = useMessages(listPageMessages)
  const views = useListViews(page)
  const [naming, setNaming] = useState(false)
  if (!views) return null
  const { all, active, changed } = views
  // A tab alone is no choice: the row comes with the first view, or once there is something to keep.
  if (all.length === 0 && !changed && !naming) return null
  return (
    <nav className="lading-views" aria-label={texts.views}>
      <Tabs
        size="small"
        activeKey={active?.id ?? ALL}
        onTabClick={(key) => views.show(key === ALL ? undefined : key)}
        items={[
          { key: ALL, label: texts.allRows },
          ...all.map((view) => ({
            key: view.id,
            label: view.mine ? (
              view.name
            ) : (
              <Tooltip title={texts.viewBy(view.ownerName ?? view.owner)}>
                <span>{view.name}</span>
              </Tooltip>
            ),
          })),
        ]}
      />
      {changed && (
        <Button size="small" type="link" icon={<PlusOutlined />} onClick={() => setNaming(true)}>
          {texts.saveView}
        </Button>
      )}
      {active?.mine && <ViewMenu view={active} changed={changed} views={views} />}
      {naming && (
        <PromptModal
          open
          title={texts.saveView}
          label={texts.viewName}
          rules={[{ required: true }, { pattern: `^.{1,${MAX_NAME_LENGTH}}$` }]}
          onCancel={() => setNaming(false)}
          onOk={async (name) => {
            await views.add(name.trim())
            setNaming(false)
          }}
        />
      )}
    </nav>
  )
}

function ViewMenu(props: {
  view: KeptView
  changed: boolean
  views: NonNullable<ReturnType<typeof useListViews>>
}): ReactNode {
  const { view, changed, views } = props
  const texts = useMessages(listPageMessages)
  const confirm = useConfirm()
  const mayShare = useCan(SHARE_QUERY_RIGHT)
  const remove = () =>
    confirm({ title: texts.viewRemoveAsk(view.name), okText: texts.viewRemove, danger: true }, () =>
      views.remove(view),
    )
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(changed ? [{ key: 'update', label: texts.viewUpdate }] : []),
          ...(mayShare || view.shared
            ? [{ key: 'share', label: view.shared ? texts.viewUnshare : texts.viewShare }]
            : []),
          { key: 'remove', label: texts.viewRemove, danger: true },
        ],
        onClick: ({ key }) => {
          if (key === 'update') void views.update(view, {})
          if (key === 'share') void views.update(view, { shared: !view.shared })
          if (key === 'remove') void remove()
        },
      }}
    >
      <Button size="small" type="text" aria-label={texts.viewMenu(view.name)} icon={<MoreOutlined />} />
    </Dropdown>
  )
}
