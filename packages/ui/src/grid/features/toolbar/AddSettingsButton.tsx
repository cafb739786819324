import { useState } from 'react'
import { Button, Checkbox, InputNumber } from 'antd'
import { Popover } from '../../../foundation/overlay/Popover'
import { popupHost } from '../../../foundation/popup/popupHost'
import type { LazyMessages } from '../../locale/lazy.zh-CN'
import { MAX_ADDED, readAddSettings, writeAddSettings } from './addSettings'
import type { AddSettings } from './addSettings'

/** Beside the add button: how many rows it adds, where, and whether it goes there. */
export function AddSettingsButton({ messages }: { messages: LazyMessages }) {
  const [settings, setSettings] = useState(readAddSettings)
  const change = (part: Partial<AddSettings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    writeAddSettings(next)
  }
  const content = (
    <div role="group" aria-label={messages.addSettings} style={{ display: 'grid', gap: 8 }}>
      <label>
        {messages.addRowNum}{' '}
        <InputNumber
          min={1}
          max={MAX_ADDED}
          precision={0}
          value={settings.addRowNum}
          onChange={(value) => value !== null && change({ addRowNum: value })}
        />
      </label>
      <label>
        {messages.addIndex}{' '}
        <InputNumber
          min={0}
          precision={0}
          value={settings.addIndex}
          onChange={(value) => value !== null && change({ addIndex: value })}
        />
      </label>
      <Checkbox
        checked={settings.addScrollToBottom}
        onChange={({ target }) => change({ addScrollToBottom: target.checked })}
      >
        {messages.addScrollToBottom}
      </Checkbox>
    </div>
  )
  const onOpenChange = (open: boolean) => open && setSettings(readAddSettings())
  return (
    <Popover
      trigger="click"
      getPopupContainer={popupHost}
      placement="bottomLeft"
      content={content}
      onOpenChange={onOpenChange}
    >
      <Button type="primary" aria-label={messages.addSettings}>
        ▾
      </Button>
    </Popover>
  )
}
