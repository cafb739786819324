// @vitest-environment jsdom
import { StoryFrame, fillBrowserGaps } from '@lading/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ShellLoading } from '../page/ShellLoading'
import { PaletteHost } from './PaletteHost'
import { usePalette } from './paletteStore'
import type { PaletteSource } from './usePaletteEntries'

fillBrowserGaps()
afterEach(cleanup)

const source = {} as PaletteSource
const shell = (
  <StoryFrame>
    <button>here</button>
    <PaletteHost {...source} />
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
