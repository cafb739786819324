import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { composeStories } from '../../testing/browser/stories'
import * as stories from './Ellipsis.stories'

const { Cut, Whole, InTable, InDialog } = composeStories(stories)

const tooltip = () => document.querySelector<HTMLElement>('.lading-tooltip')!
const shown = () => (tooltip().matches(':popover-open') ? tooltip().textContent : undefined)
const cut = () => [...document.querySelectorAll<HTMLElement>('.lading-ellipsis')]

describe('Ellipsis', () => {
  it('is plain text when nothing is cut', async () => {
    await render(<Whole />)
    await expect.element(page.getByText('宁波舟山港')).toBeVisible()
    expect(cut()).toEqual([])
  })

  it('shows the whole text at the keyboard’s focus; Escape hides it', async () => {
    await render(<Cut />)
    await expect.element(page.getByText('…')).toBeVisible()
    expect(shown()).toBeUndefined()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(cut()[0])
    expect(shown()).toBe(stories.Cut.args!.children)
    expect(document.getElementById(cut()[0]!.getAttribute('aria-describedby')!)).toBe(tooltip())
    const { left, top, right, bottom } = tooltip().getBoundingClientRect()
    expect(left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(shown()).toBeUndefined()
    expect(cut()[0]!.hasAttribute('aria-describedby')).toBe(false)
  })

  it('has one tooltip for the page, which follows the mouse and goes with it', async () => {
    await render(<InTable />)
    await expect.element(page.getByText('…').first()).toBeVisible()
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1)
    for (const at of [0, 2]) {
      await userEvent.hover(cut()[at]!)
      await vi.waitFor(() => expect(shown()).toBe(`${at + 1} ${stories.Cut.args!.children}`))
      await userEvent.hover(tooltip())
      // Longer than a tooltip that was left stays.
      await new Promise((resolve) => setTimeout(resolve, 150))
      expect(shown()).toBeDefined()
      await userEvent.hover(document.querySelector('main')!, { position: { x: 600, y: 600 } })
      await vi.waitFor(() => expect(shown()).toBeUndefined())
    }
  })

  it('is shown by a tap and hidden by one elsewhere', async () => {
    await render(<Cut />)
    await expect.element(page.getByText('…')).toBeVisible()
    const touch = (type: string, target: Element) =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
    touch('pointerover', cut()[0]!)
    touch('click', cut()[0]!)
    expect(shown()).toBe(stories.Cut.args!.children)
    touch('pointerdown', document.body)
    expect(shown()).toBeUndefined()
  })

  it('stands above a dialog; Escape closes it first', async () => {
    await render(<InDialog />)
    await expect.element(page.getByText('…')).toBeVisible()
    await vi.waitFor(async () => {
      await userEvent.keyboard('{Tab}')
      expect(shown()).toBeDefined()
    })
    const { left, top, width, height } = tooltip().getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(tooltip())
    await userEvent.keyboard('{Escape}')
    expect(shown()).toBeUndefined()
    expect(document.querySelector('.ant-modal-wrap')).not.toBeNull()
  })
})
