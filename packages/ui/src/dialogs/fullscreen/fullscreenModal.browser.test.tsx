import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../../testing/StoryFrame'
import { waitFor } from '../../testing/testers/dom'
import { FullscreenModal } from './FullscreenModal'

describe('FullscreenModal', () => {
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>打开</button>
        <FullscreenModal open={open} title="详情" onClose={() => setOpen(false)}>
          内容
        </FullscreenModal>
      </>
    )
  }

  it('begins every opening in the usual size (spec 2 §4)', async () => {
    await render(
      <StoryFrame>
        <Opener />
      </StoryFrame>,
    )
    const toggle = page.getByRole('button', { name: '全屏' })
    await page.getByRole('button', { name: '打开' }).click()
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    const dialog = document.querySelector('.ant-modal-container')!.getBoundingClientRect()
    const button = toggle.element().getBoundingClientRect()
    expect(button.top - dialog.top).toBeLessThan(24)
    expect(dialog.right - button.right).toBeLessThan(64)
    document.querySelector<HTMLElement>('.ant-modal-close')?.click()
    await expect.element(page.getByText('内容')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '打开' }).click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  })

  describe('moved and resized', () => {
    const box = () => {
      const { left, top, width, height } = document
        .querySelector('.ant-modal-container')!
        .getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }
    /** A pointer that goes from the middle of an element; what a test makes cannot be captured. */
    function drag(handle: HTMLElement, dx: number, dy: number) {
      handle.setPointerCapture = () => {}
      const { left, top, width, height } = handle.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const send = (type: string, clientX: number, clientY: number) =>
        handle.dispatchEvent(
          new PointerEvent(type, {
            clientX,
            clientY,
            button: 0,
            pointerId: 1,
            bubbles: true,
            cancelable: true,
          }),
        )
      send('pointerdown', x, y)
      send('pointermove', x + dx / 2, y + dy / 2)
      send('pointermove', x + dx, y + dy)
      send('lostpointercapture', x + dx, y + dy)
    }
    const edge = (x: number, y: number) =>
      document.querySelector<HTMLElement>(`.lading-dialog-edge[data-x="${x}"][data-y="${y}"]`)!

    async function open() {
      await render(
        <StoryFrame>
          <Opener />
        </StoryFrame>,
      )
      await page.getByRole('button', { name: '打开' }).click()
      await expect.element(page.getByText('内容')).toBeVisible()
      // The dialog zooms in; only then it has its size.
      await vi.waitFor(() => {
        expect(document.querySelector('.ant-modal[class*="zoom"]')).toBeNull()
        expect(box()[2]).toBe(1200)
      })
    }

    it('by the pointer, never out of the window, and forgets it at the next opening', async () => {
      await open()
      const first = box()
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, 20, 50)
      await vi.waitFor(() => expect(box()).toEqual([first[0]! + 20, first[1]! + 50, first[2], first[3]]))
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, -5000, -5000)
      await vi.waitFor(() => expect(box().slice(0, 2)).toEqual([0, 0]))
      drag(edge(1, 1), -300, 200)
      await vi.waitFor(() => expect(box()).toEqual([0, 0, 900, first[3]! + 200]))
      drag(edge(1, 1), 5000, 5000)
      const view = [document.documentElement.clientWidth, document.documentElement.clientHeight]
      await vi.waitFor(() => expect(box()).toEqual([0, 0, ...view]))
      drag(edge(-1, 0), 5000, 0)
      await vi.waitFor(() => expect(box()[2]).toBe(320))
      // The full window and back: the place stays until the dialog is closed.
      await page.getByRole('button', { name: '全屏' }).click()
      await vi.waitFor(() => expect(box()[2]).toBe(view[0]))
      await page.getByRole('button', { name: '全屏' }).click()
      await vi.waitFor(() => expect(box()[2]).toBe(320))
      document.querySelector<HTMLElement>('.ant-modal-close')?.click()
      await expect.element(page.getByText('内容')).not.toBeInTheDocument()
      await page.getByRole('button', { name: '打开' }).click()
      await vi.waitFor(() => expect(box()).toEqual(first))
    })

    it('in its full size while it still zooms in', async () => {
      await render(
        <StoryFrame>
          <Opener />
        </StoryFrame>,
      )
      await page.getByRole('button', { name: '打开' }).click()
      const title = await waitFor('the title', () =>
        document.querySelector<HTMLElement>('.lading-dialog-title'),
      )
      drag(title, 10, 10)
      await vi.waitFor(() => {
        expect(box()[2]).toBe(1200)
        expect(Math.abs(box()[0]! - 50)).toBeLessThanOrEqual(1)
      })
    })

    it('by the keyboard alone', async () => {
      await open()
      const first = box()
      const toggle = page.getByRole('button', { name: '全屏' }).element()
      await vi.waitFor(async () => {
        await userEvent.keyboard('{Tab}')
        expect(document.activeElement?.nextElementSibling).toBe(toggle)
      })
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await vi.waitFor(() => expect(box()).toEqual([first[0]! + 16, first[1]! + 16, first[2], first[3]]))
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
      await vi.waitFor(() =>
        expect(box()).toEqual([first[0]! + 16, first[1]! + 16, first[2]! - 16, first[3]! + 16]),
      )
      await userEvent.keyboard('{Tab} ')
      await vi.waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'))
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByText('内容')).not.toBeInTheDocument()
      const opener = page.getByRole('button', { name: '打开' }).element()
      await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    })

    it('stays in a window that becomes smaller', async () => {
      await open()
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, 5000, 5000)
      await page.viewport(900, 600)
      try {
        await vi.waitFor(() => {
          const [left, top, width, height] = box()
          expect([left! + width!, top! + height!]).toEqual([900, 600])
        })
      } finally {
        await page.viewport(1280, 800)
      }
    })
  })
})
