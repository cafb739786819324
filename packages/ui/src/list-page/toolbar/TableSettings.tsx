import { ColumnHeightOutlined, DownOutlined, SettingOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Checkbox, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { Dropdown } from '../../foundation/overlay/Dropdown'
import { Popover } from '../../foundation/overlay/Popover'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { Density } from '../logic/listChoices'
import type { ColumnSettings } from '../useColumns'

const DENSITIES: Density[] = ['small', 'middle', 'large']

/** Which columns a table shows, in what order, and how dense its rows are. The last one shown cannot be hidden. */
export function TableSettings({ columns }: { columns: ColumnSettings }): ReactNode {
  const texts = useMessages(listPageMessages)
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
        content={<ColumnChoices columns={columns} />}
      >
        <Tooltip title={texts.columns}>
          <Button type="text" aria-label={texts.columns} icon={<SettingOutlined />} />
        </Tooltip>
      </Popover>
    </>
  )
}

function ColumnChoices({ columns }: { columns: ColumnSettings }): ReactNode {
  const texts = useMessages(listPageMessages)
  const { all, hidden } = columns
  const shown = all.filter(({ key }) => !hidden.has(key)).length
  const show = (key: string, on: boolean) =>
    columns.setHidden(on ? [...hidden].filter((one) => one !== key) : [...hidden, key])
  return (
    <>
      <div style={{ display: 'grid', gap: 4, maxHeight: 360, overflow: 'auto' }}>
        {all.map(({ key, title }, index) => (
          <div key={key} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <Checkbox
              style={{ flex: 1 }}
              checked={!hidden.has(key)}
              disabled={!hidden.has(key) && shown === 1}
              onChange={({ target }) => show(key, target.checked)}
            >
              {title}
            </Checkbox>
            <SteadyButton
              size="small"
              type="text"
              aria-label={texts.columnUp(title)}
              icon={<UpOutlined />}
              disabled={index === 0}
              onClick={() => columns.move(key, -1)}
            />
            <SteadyButton
              size="small"
              type="text"
              aria-label={texts.columnDown(title)}
              icon={<DownOutlined />}
              disabled={index === all.length - 1}
              onClick={() => columns.move(key, 1)}
            />
          </div>
        ))}
      </div>
      <Button size="small" type="link" onClick={columns.reset}>
        {texts.resetColumns}
      </Button>
    </>
  )
}
