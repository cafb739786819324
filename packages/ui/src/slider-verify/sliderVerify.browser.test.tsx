import { createRef } from 'react'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../testing/StoryFrame'
import { partAfterKey, partOf } from './logic'
import { SliderVerify } from './SliderVerify'
import type { SliderVerifyHandle } from './SliderVerify'

async function open(onVerified: () => unknown = () => {}, dir = 'ltr') {
  const ref = createRef<SliderVerifyHandle>()
  await render(
    <StoryFrame>
      <div style={{ width: 344 }} dir={dir}>
        <SliderVerify ref={ref} onVerified={onVerified} />
      </div>
    </StoryFrame>,
  )
  const slider = page.getByRole('slider', { name: '滑动验证' })
  await expect.element(slider).toBeVisible()
  const thumb = slider.element() as HTMLElement
  const pointer = (type: string, clientX: number) =>
    thumb.dispatchEvent(
      new PointerEvent(type, { clientX, clientY: 10, button: 0, pointerId: 1, bubbles: true }),
    )
  // Pointers that a test makes cannot be captured.
  thumb.setPointerCapture = () => {}
  return { slider, pointer, thumb, ref }
}

describe('SliderVerify', () => {
  it.each([
    [50, 100, 0.5],
    [500, 100, 1],
    [-5, 100, 0],
    [5, 0, 0],
  ])('%d of %d', (moved, way, part) => expect(partOf(moved, way)).toBe(part))

  it('knows its keys', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'PageUp', 'x'].map((key) => partAfterKey(0.5, key)),
    ).toEqual([0.6, 0.4, 1, 0, 0.75, undefined])
  })

  it('goes from right to left where the page is written so', async () => {
    const { slider, pointer } = await open(vi.fn(), 'rtl')
    pointer('pointerdown', 330)
    pointer('pointermove', 180)
    await expect.element(slider).toHaveAttribute('aria-valuenow', '50')
    pointer('pointerup', 180)
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    ;(slider.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '10')
  })

  it('snaps back when released early, is verified past the full width, and then stays', async () => {
    const onVerified = vi.fn()
    const { slider, pointer } = await open(onVerified)
    pointer('pointerdown', 10)
    pointer('pointermove', 200)
    await expect.element(slider).toHaveAttribute('aria-valuenow', '64')
    pointer('pointerup', 200)
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    pointer('pointerdown', 10)
    pointer('pointermove', 330)
    await expect.element(page.getByText('验证通过')).toBeVisible()
    expect(onVerified).toHaveBeenCalledOnce()
    pointer('pointerdown', 330)
    pointer('pointermove', 20)
    await expect.element(slider).toHaveAttribute('aria-valuenow', '100')
  })

  it('works by keyboard, goes back when refused, and when it is told', async () => {
    let accept = false
    const { slider, thumb, ref } = await open(() => Promise.resolve(accept))
    thumb.focus()
    await userEvent.keyboard('{End}')
    await expect.element(page.getByText('验证失败，请重试')).toBeVisible()
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    accept = true
    await userEvent.keyboard('{End}')
    await expect.element(page.getByText('验证通过')).toBeVisible()
    act(() => ref.current!.reset())
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
  })

  it('is drawn by arrows to its end, reached by Tab, and then stays', async () => {
    const onVerified = vi.fn()
    const { slider } = await open(onVerified)
    await userEvent.tab()
    await expect.element(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
    await userEvent.keyboard('{ArrowRight>12/}')
    await expect.element(page.getByText('验证通过')).toBeVisible()
    expect(onVerified).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '100')
  })
})
