// @vitest-environment jsdom
import { StoryFrame, fillBrowserGaps } from '@lading/ui/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { ShellLoading } from '../page/ShellLoading'
import { PaletteHost } from './PaletteHost'
import { usePalette } from './paletteStore'
import type { PaletteSource } from './usePaletteEntries'
import { rememberVisit, togglePin, usePinnedPages } from './visitedPages'

fillBrowserGaps()
afterEach(cleanup)

const source = { shell: { entries: [], objects: [] } } as unknown as PaletteSource
const shell = (
  <StoryFrame>
    <button>here</button>
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PaletteHost {...source} />
      </MemoryRouter>
    </QueryClientProvider>
  </StoryFrame>
)

it('gives the keyboard back to what had it', async () => {
  render(shell)
  const here = screen.getByRole('button', { name: 'here' })
  here.focus()
  fireEvent.keyDown(here, { key: '?' })
  await screen.findByRole('dialog')
  // In a browser the dialog takes it, and takes it along.
  here.blur()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(here))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps what is typed before its field has the keyboard, and from what has it', async () => {
  render(shell)
  const here = screen.getByRole('button', { name: 'here' })
  here.focus()
  fireEvent.keyDown(here, { key: 'k', ctrlKey: true })
  const passed = ['q', 'u', 'x', 'Backspace', 'Enter'].filter((key) => fireEvent.keyDown(here, { key }))
  expect(passed).toEqual([])
  const field = await screen.findByRole('combobox', {}, { timeout: 10_000 })
  expect(field).toHaveProperty('value', 'qu')
  field.focus()
  expect(fireEvent.keyDown(field, { key: 'o' })).toBe(true)
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(fireEvent.keyDown(here, { key: 'o' })).toBe(true)
})

it('opens with what was asked for while it was on its way, and forgets it when it goes', async () => {
  const { rerender } = render(<ShellLoading />)
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false)
  expect(usePalette.getState().shown).toBe('find')
  fireEvent.keyDown(document.body, { key: '?' })
  rerender(shell)
  expect(await screen.findByRole('dialog')).toBeTruthy()
  rerender(<p>login</p>)
  expect(usePalette.getState().shown).toBeUndefined()
})

it('draws no menu anew when a user opens the first page, but when he pins one', () => {
  let drawn = 0
  function Menu({ userId }: { userId: string }) {
    drawn += 1
    return usePinnedPages(userId).map(({ path }) => <a key={path} href={path} />)
  }
  const { container } = render(<Menu userId="u1" />)
  act(() => rememberVisit('u1', { path: '/a', title: 'A' }))
  act(() => rememberVisit('u1', { path: '/b', title: 'B' }))
  expect(drawn).toBe(1)
  act(() => togglePin('u1', { path: '/a', title: 'A' }))
  expect(container.querySelectorAll('a')).toHaveLength(1)
})
