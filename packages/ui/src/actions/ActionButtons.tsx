import { DownOutlined, EllipsisOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { SteadyButton } from '../foundation/control/SteadyButton'
import { Dropdown } from '../foundation/overlay/Dropdown'
import { useMessages } from '../foundation/locale/useMessages'
import { actionMessages } from './locale/messages'

/** A button of an action. */
export interface ActionButton {
  name: string
  label: string
  /** Destroys something: it stands last and is marked. */
  danger: boolean
  /** The one that stands out. */
  primary?: boolean
  /** Why it cannot be pressed now. */
  why?: string
  /** It is being done: after a moment its button shows that something goes on. */
  busy?: boolean
  run: () => unknown
}

/** Most buttons that stand side by side; with more, what destroys goes into a menu, then what comes last. */
const LIMIT = 3

/** What takes less time than this, in milliseconds, shows no progress. The same object always: a new one waits anew. */
const PROGRESS = { delay: 300 }

/**
 * Which actions are buttons, and which stand in the menu behind them.
 * @param most how many may be buttons
 */
export function splitButtons<Item extends Pick<ActionButton, 'danger'>>(
  actions: readonly Item[],
  dangerInMenu = false,
  most = LIMIT,
): { shown: Item[]; more: Item[] } {
  const sorted = [...actions].sort((one, other) => Number(one.danger) - Number(other.danger))
  if (sorted.length <= most && !(dangerInMenu && sorted.at(-1)?.danger)) return { shown: sorted, more: [] }
  const safe = sorted.filter(({ danger }) => !danger).slice(0, most)
  return { shown: safe, more: sorted.filter((each) => !safe.includes(each)) }
}

/** Buttons of actions; a refused one says why, also to the keyboard. */
export function ActionButtons(props: {
  actions: readonly ActionButton[]
  disabled?: boolean
  size?: 'small'
  /** What destroys stands in the menu, however few there are. @default false */
  dangerInMenu?: boolean
  /** Little room, as on a phone: one button, and a menu of all others. @default false */
  narrow?: boolean
  /** Further entries of the menu, of what is no step, e.g. to print. @default none */
  further?: readonly ActionButton[]
}): ReactNode {
  const { disabled = false, size, dangerInMenu, narrow = false, further = [] } = props
  const texts = useMessages(actionMessages)
  const { shown, more: left } = splitButtons(props.actions, dangerInMenu, narrow ? 1 : LIMIT)
  const more = [...further, ...left]
  const inMenu = more.some(({ busy }) => busy) ? PROGRESS : false
  return (
    <>
      {shown.map(({ name, label, danger, primary, why, busy, run }) => {
        const button = (
          <SteadyButton
            key={name}
            size={size}
            danger={danger}
            type={primary ? 'primary' : undefined}
            disabled={disabled}
            loading={busy ? PROGRESS : false}
            // Not switched off, or the keyboard could not reach the reason.
            aria-disabled={why === undefined ? undefined : true}
            className={why === undefined ? undefined : 'lading-inactive'}
            onClick={() => (why === undefined ? void run() : undefined)}
          >
            {label}
          </SteadyButton>
        )
        return why === undefined ? (
          button
        ) : (
          <Tooltip key={name} title={why} trigger={['hover', 'focus', 'click']}>
            {button}
          </Tooltip>
        )
      })}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          disabled={disabled}
          menu={{
            items: more.map(({ name, label, danger, why }) => ({
              key: name,
              danger,
              disabled: why !== undefined,
              label: why === undefined ? label : <span title={why}>{label}</span>,
            })),
            onClick: ({ key }) => void more.find(({ name }) => name === key)?.run(),
          }}
        >
          {narrow ? (
            <SteadyButton size={size} icon={<EllipsisOutlined />} loading={inMenu} aria-label={texts.more} />
          ) : (
            <SteadyButton size={size} icon={<DownOutlined />} loading={inMenu} iconPlacement="end">
              {texts.more}
            </SteadyButton>
          )}
        </Dropdown>
      )}
    </>
  )
}
