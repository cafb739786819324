// @vitest-environment jsdom
import { StoryFrame, fillBrowserGaps } from '@lading/ui/testing'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { Activity, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DesignPage } from './DesignPage'
import { DesignShell } from './DesignShell'
import { useDesign } from './useDesign'

fillBrowserGaps()
afterEach(cleanup)

interface Stored {
  version: number
  text: string
}

/** A design whose saves are answered by hand. */
function designed() {
  const waiting: ((answer: Stored) => void)[] = []
  const save = () => new Promise<Stored>((done) => waiting.push(done))
  const { result } = renderHook(() =>
    useDesign<Stored, string>({ version: 1, text: 'a' }, ({ text }) => text, save),
  )
  return { result, answer: (stored: Stored) => act(async () => waiting.shift()!(stored)) }
}

it('takes what the server made of a save, and begins its steps anew', async () => {
  const { result, answer } = designed()
  act(() => result.current.change('b '))
  act(() => void result.current.keep())
  expect(result.current.saving).toBe(true)
  await answer({ version: 2, text: 'b' })
  expect(result.current).toMatchObject({ edited: 'b', dirty: false, saving: false, undo: undefined })
})

it('keeps what is changed while a save is on its way, as something that is not saved', async () => {
  const { result, answer } = designed()
  act(() => result.current.change('b'))
  act(() => void result.current.keep())
  act(() => result.current.change('bc'))
  await answer({ version: 2, text: 'b' })
  expect(result.current).toMatchObject({ edited: 'bc', dirty: true, stored: { version: 2 } })
  act(() => result.current.undo!())
  expect(result.current.edited).toBe('b')
})

it('keeps what is changed while it is published, and takes another version in place of all', async () => {
  const { result } = designed()
  act(() => result.current.published({ version: 2, text: 'a' }))
  expect(result.current).toMatchObject({ edited: 'a', dirty: false })
  act(() => result.current.change('b'))
  act(() => result.current.type('{'))
  act(() => result.current.published({ version: 3, text: 'a' }))
  expect(result.current).toMatchObject({ edited: 'b', dirty: true, typed: '{', stored: { version: 3 } })
  act(() => void result.current.took({ version: 4, text: 'c' }))
  expect(result.current).toMatchObject({ edited: 'c', dirty: false, typed: undefined })
})

function Designer({ stored }: { stored: Stored }) {
  const { edited, change } = useDesign(
    stored,
    ({ text }) => text,
    async (from) => from,
  )
  return <input aria-label="text" value={edited} onChange={({ target }) => change(target.value)} />
}

it('keeps what is changed while another tab is shown, also when it cannot be read again', async () => {
  let answer = async (): Promise<Stored> => ({ version: 1, text: 'a' })
  const useOne = (id: string) =>
    useQuery({ queryKey: [id], queryFn: () => answer(), gcTime: 0, retry: false })
  const client = new QueryClient()
  const page = (shown: boolean) => (
    <StoryFrame>
      <QueryClientProvider client={client}>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <DesignPage
            list={(open) => <button onClick={() => open('1')}>open</button>}
            useOne={useOne}
            designer={(stored) => <Designer stored={stored} />}
          />
        </Activity>
      </QueryClientProvider>
    </StoryFrame>
  )
  const { rerender } = render(page(true))
  fireEvent.click(screen.getByRole('button', { name: 'open' }))
  fireEvent.change(await screen.findByLabelText('text'), { target: { value: 'changed' } })
  const value = () => screen.getByLabelText<HTMLInputElement>('text').value
  rerender(page(false))
  // The cache forgets it.
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(client.getQueryData(['1'])).toBeUndefined()
  answer = () => Promise.reject(new Error('away'))
  rerender(page(true))
  expect(value()).toBe('changed')
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(value()).toBe('changed')
})

it('saves with Ctrl+S what a field gives when it is left', async () => {
  const saved: string[] = []
  const stored = { id: '1', code: 'a', labelZh: '', labelEn: '', published: 0, draft: '', findings: [] }
  const save = async (from: typeof stored, draft: string) => {
    saved.push(draft)
    return { ...from, draft }
  }
  function Shell() {
    const design = useDesign(stored, ({ draft }) => draft, save)
    const [typed, setTyped] = useState('')
    return (
      <DesignShell design={design} name="a" onBack={() => {}} onTakeBack={() => {}} publishing={() => null}>
        <input
          aria-label="formula"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => design.change(typed)}
        />
      </DesignShell>
    )
  }
  render(
    <StoryFrame>
      <Shell />
    </StoryFrame>,
  )
  const field = screen.getByLabelText('formula')
  field.focus()
  fireEvent.change(field, { target: { value: 'x + 1' } })
  await act(async () => fireEvent.keyDown(field, { key: 's', ctrlKey: true }))
  expect(saved).toEqual(['x + 1'])
  expect(document.activeElement).toBe(field)
})
