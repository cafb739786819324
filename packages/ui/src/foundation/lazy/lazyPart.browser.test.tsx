import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { lazyDialog, lazyPart, Nothing } from './lazyPart'

/** Code that cannot be fetched the first time. */
function secondTime<Code>(code: Code) {
  let asked = 0
  return async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return code
  }
}

/** A button that opens a dialog. */
function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen(true)}>
        open
      </button>
      {children(open, () => setOpen(false))}
    </>
  )
}

const frame = (children: ReactNode) => (
  <StoryFrame dataSource={createFakeDataSource({})}>
    <p>the page</p>
    {children}
  </StoryFrame>
)

it('a part that cannot be fetched leaves the page, says so, and comes at the second try', async () => {
  const Part = lazyPart(secondTime(({ name }: { name: string }) => <p>part of {name}</p>))
  await render(frame(<Part name="Li" />))
  await expect.element(page.getByRole('alert')).toHaveTextContent('加载失败')
  await expect.element(page.getByText('the page')).toBeVisible()

  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('part of Li')).toBeVisible()
})

it('parts come by themselves when their code can be fetched again, whether or not anything stands there until then', async () => {
  const Lines = lazyPart(secondTime(() => <p>lines</p>))
  const Documents = lazyPart(
    secondTime(() => <p>documents</p>),
    Nothing,
  )
  await render(
    frame(
      <>
        <Lines />
        <Documents />
      </>,
    ),
  )
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  await expect.element(page.getByText('lines'), { timeout: 10_000 }).toBeVisible()
  await expect.element(page.getByText('documents')).toBeVisible()
})

it('a dialog that cannot be fetched says so and is closed; opened again it comes', async () => {
  const Dialog = lazyDialog(
    secondTime(({ onCancel }: { onCancel: () => void }) => (
      <div role="dialog" aria-label="users">
        <button onClick={onCancel}>close</button>
      </div>
    )),
  )
  await render(frame(<Opener>{(open, close) => open && <Dialog onCancel={close} />}</Opener>))
  const opener = page.getByRole('button', { name: 'open' })
  await opener.click()
  await expect.element(page.getByText('窗口加载失败，请检查网络后重试')).toBeVisible()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByText('the page')).toBeVisible()

  await opener.click()
  await expect.element(page.getByRole('dialog', { name: 'users' })).toBeVisible()
})

it('a dialog that stays on the page is asked for again when it is opened again', async () => {
  let asked = 0
  const Dialog = lazyDialog(async () => {
    asked += 1
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ open }: { open: boolean; onCancel: () => void }) => (open ? <p role="dialog">users</p> : null)
  })
  await render(frame(<Opener>{(open, close) => <Dialog open={open} onCancel={close} />}</Opener>))
  const opener = page.getByRole('button', { name: 'open' })
  const told = page.getByText('窗口加载失败，请检查网络后重试')
  const refused = async () => {
    await opener.click()
    await expect.element(told).toBeVisible()
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  }
  await refused()
  // It fails again while it is closed: nothing is said.
  await expect.element(told, { timeout: 10_000 }).not.toBeInTheDocument()
  await expect.poll(() => asked, { timeout: 10_000 }).toBe(2)
  await refused()
  await opener.click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('users')
  expect(asked).toBe(4)
})

it('a closed dialog is fetched once nothing else is to do, and shows nothing until it is opened', async () => {
  let asked = 0
  const Dialog = lazyDialog(async () => {
    asked += 1
    return ({ open }: { open: boolean; onClose: () => void }) => (open ? <p role="dialog">order</p> : null)
  })
  const dialog = (open: boolean) => frame(<Dialog open={open} onClose={() => {}} />)
  const { rerender } = await render(dialog(false))
  expect(asked).toBe(0)
  await expect.poll(() => asked, { timeout: 5_000 }).toBe(1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await rerender(dialog(true))
  await expect.element(page.getByRole('dialog')).toHaveTextContent('order')
  expect(asked).toBe(1)
})
