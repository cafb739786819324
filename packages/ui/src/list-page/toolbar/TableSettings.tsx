import { ColumnHeightOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Dropdown, Popover, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ColumnSettings, Density } from '../useColumns'

const DENSITIES: Density[] = ['small', 'middle', 'large']

/** Which columns a table shows and how dense its rows are. */
export function TableSettings({ columns }: { columns: ColumnSettings }): ReactNode {
  const texts = useMessages(listPageMessages)
  const shown = columns.all.filter(({ key }) => !columns.hidden.has(key)).map(({ key }) => key)
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          selectable: true,
          selectedKeys: [columns.density],
          items: DENSITIES.map((key) => ({ key, label: texts.densities[key] })),
          onClick: ({ key }) => columns.setDensity(key as Density),
        }}
      >
        <Tooltip title={texts.density}>
          <Button type="text" aria-label={texts.density} icon={<ColumnHeightOutlined />} />
        </Tooltip>
      </Dropdown>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={texts.columns}
        content={
          <div style={{ display: 'grid', gap: 8, maxHeight: 360, overflow: 'auto' }}>
            <Checkbox.Group
              style={{ display: 'grid', gap: 4 }}
              options={columns.all.map(({ key, title }) => ({ value: key, label: title }))}
              value={shown}
              onChange={(keys) =>
                columns.setHidden(columns.all.map(({ key }) => key).filter((key) => !keys.includes(key)))
              }
            />
            <Button size="small" type="link" onClick={() => columns.setHidden([])}>
              {texts.showAllColumns}
            </Button>
          </div>
        }
      >
        <Tooltip title={texts.columns}>
          <Button type="text" aria-label={texts.columns} icon={<SettingOutlined />} />
        </Tooltip>
      </Popover>
    </>
  )
}
