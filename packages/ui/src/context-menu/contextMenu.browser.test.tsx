import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../testing/StoryFrame'
import { ContextMenu } from './ContextMenu'
import type { ContextMenuProps } from './ContextMenu'

async function open(more: Partial<ContextMenuProps> = {}) {
  const onClick = vi.fn()
  await render(
    <StoryFrame>
      <ContextMenu
        items={[
          { key: 'off', label: '不可用', disabled: true },
          { key: 'close', label: '关闭', onClick },
        ]}
        {...more}
      >
        <button>标签</button>
      </ContextMenu>
    </StoryFrame>,
  )
  return {
    onClick,
    tab: page.getByRole('button', { name: '标签' }),
    entry: page.getByRole('menuitem', { name: '关闭' }),
  }
}

describe('ContextMenu', () => {
  it('opens by right click and does what is chosen', async () => {
    const { onClick, tab, entry } = await open()
    await tab.click({ button: 'right' })
    await entry.click()
    expect(onClick).toHaveBeenCalledOnce()
    await expect.element(entry).not.toBeInTheDocument()
  })

  it('by the keyboard alone opens, is left, chooses, and gives the focus back', async () => {
    const { tab, entry, onClick } = await open()
    ;(tab.element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    // The menu takes the keys when it has opened.
    await vi.waitFor(() => expect(document.activeElement).toBe(entry.element()))
    await userEvent.keyboard('{Escape}')
    await expect.element(entry).not.toBeInTheDocument()
    await vi.waitFor(() => expect(document.activeElement).toBe(tab.element()))
    expect(onClick).not.toHaveBeenCalled()
    // Once more, and the entry is chosen: the one that is off is passed over.
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await vi.waitFor(() => expect(document.activeElement).toBe(entry.element()))
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(document.activeElement).toBe(tab.element()))
  })

  it('takes the keys that were pressed before it was there', async () => {
    const heard = vi.fn()
    const first = vi.fn()
    const second = vi.fn()
    const { tab, entry } = await open({
      items: [
        { key: 'a', label: '刷新', onClick: first },
        { key: 'b', label: '关闭', onClick: second },
      ],
    })
    ;(tab.element() as HTMLElement).focus()
    ;(tab.element() as HTMLElement).addEventListener('keydown', ({ key }) => void heard(key))
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce())
    expect(first).not.toHaveBeenCalled()
    expect(heard.mock.calls.flat()).not.toContain('ArrowDown')
    await expect.element(entry).not.toBeInTheDocument()
    // Afterwards the keys are the page's again.
    await vi.waitFor(() => expect(document.activeElement).toBe(tab.element()))
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('ArrowDown'))
  })

  it('opens by a long press, not by scrolling', async () => {
    const { tab, entry } = await open()
    const target = tab.element()
    const touch = (type: string, y: number) => {
      const touches = [new Touch({ identifier: 1, target, clientX: 20, clientY: y })]
      target.dispatchEvent(
        new TouchEvent(type, { touches: type === 'touchend' ? [] : touches, bubbles: true }),
      )
    }
    touch('touchstart', 20)
    touch('touchmove', 80)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect.element(entry).not.toBeInTheDocument()
    touch('touchend', 80)
    touch('touchstart', 20)
    await expect.element(entry).toBeVisible()
  })

  it('leaves the browser its own menu when it has nothing to offer', async () => {
    const { tab } = await open({ items: () => [] })
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    tab.element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
  })
})
