// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePageFocus } from './usePageFocus'

function Page({ name, shown }: { name: string; shown: string }) {
  const ref = usePageFocus(name === shown)
  return (
    <div ref={ref} className="ld-page" tabIndex={-1} data-testid={name}>
      <button>{name} 1</button>
      <button>{name} 2</button>
    </div>
  )
}

const pages = (shown: string, names = ['list', 'form']) => (
  <>
    <button>menu</button>
    {names.map((name) => (
      <Page key={name} name={name} shown={shown} />
    ))}
  </>
)
const button = (name: string) => screen.getByRole('button', { name })

afterEach(cleanup)

it('goes along from a page to the next, and back to where it was', () => {
  const { rerender } = render(pages('list', ['list']))
  button('list 2').focus()
  rerender(pages('form'))
  expect(document.activeElement).toBe(screen.getByTestId('form'))
  button('form 1').focus()
  // The form ends: its page is taken away.
  rerender(pages('list', ['list']))
  expect(document.activeElement).toBe(button('list 2'))
})

it('stays with the menu that opened the page, and with nothing before anything was done', () => {
  const { rerender } = render(pages('list', ['list']))
  button('menu').focus()
  rerender(pages('form'))
  expect(document.activeElement).toBe(button('menu'))
  button('menu').blur()
  rerender(pages('list'))
  expect(document.activeElement).toBe(document.body)
})
