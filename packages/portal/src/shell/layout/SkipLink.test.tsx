// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkipLink } from './SkipLink'

it('puts the keyboard into the page and leaves the address alone', () => {
  render(
    <>
      <SkipLink to="content">skip</SkipLink>
      <main id="content" tabIndex={-1} />
    </>,
  )
  const before = location.href
  expect(fireEvent.click(screen.getByRole('link', { name: 'skip' }))).toBe(false)
  expect(location.href).toBe(before)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
