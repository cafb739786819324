import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../../testing/StoryFrame'
import { waitFor } from '../../testing/testers/dom'
import { FullscreenModal } from './FullscreenModal'

it('fills the window from corner to corner', async () => {
  await render(
    <StoryFrame>
      <FullscreenModal open title="查看报价单" onClose={() => {}}>
        <p>内容</p>
      </FullscreenModal>
    </StoryFrame>,
  )
  await page.getByRole('button', { name: '全屏' }).click()
  const dialog = () => page.getByRole('dialog', { name: '查看报价单' }).element().getBoundingClientRect()
  await waitFor('the whole window', () => dialog().width === innerWidth)
  expect([dialog().left, dialog().top, dialog().height]).toEqual([0, 0, innerHeight])
})
