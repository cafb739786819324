import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'

/** The buttons of a search form. */
export interface SearchButtonsProps {
  onReset: () => void
  /** Whether further conditions are shown; absent: there are none. */
  open?: boolean
  onToggle?: (open: boolean) => void
}

/** Search, reset, and the toggle of the hidden conditions. Search submits the form around it. */
export function SearchButtons({ onReset, open, onToggle }: SearchButtonsProps): ReactNode {
  const texts = useMessages(foundationMessages)
  return (
    <>
      <Button type="primary" htmlType="submit">
        {texts.search}
      </Button>
      <Button onClick={onReset}>{texts.reset}</Button>
      {open !== undefined && (
        <Button
          type="link"
          aria-expanded={open}
          icon={open ? <UpOutlined /> : <DownOutlined />}
          iconPlacement="end"
          onClick={() => onToggle?.(!open)}
        >
          {open ? texts.collapse : texts.expand}
        </Button>
      )}
    </>
  )
}
