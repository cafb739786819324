import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SearchInput } from '../../list-page/search/SearchInput'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { LONG } from '../../testing/stories/storyData'
import { StoryFrame } from '../../testing/StoryFrame'
import { textOf, waitFor } from '../../testing/testers/dom'
import { RemoteSelect } from './RemoteSelect'

const options = ['a', 'b', 'c'].map((value) => ({ value, text: `${value} ${LONG}` }))
const dicts = { port: options, 'sys_port,name,code': options }

const SELECTS = {
  'a search select': (value: string[]) => (
    <RemoteSelect
      multiple
      field={{ kind: 'dictSearch', dict: 'sys_port,name,code', zh: '', en: '' }}
      value={value}
    />
  ),
  'a condition of a list': (value: string[]) => (
    <SearchInput
      id="port"
      item={{ name: 'port', mode: 'in', field: { kind: 'dict', dict: 'port', zh: '港口', en: 'Port' } }}
      entity={demoQuotation}
      value={value}
      onChange={() => undefined}
    />
  ),
}

it.each(Object.entries(SELECTS))('%s shows one tag, cut, where none fits whole', async (_name, select) => {
  for (const [value, rest] of [
    [['a'], ''],
    [['a', 'b', 'c'], '+ 2 ...'],
  ] as const) {
    const { unmount } = await render(
      <StoryFrame dataSource={createFakeDataSource({ dicts })}>
        <div style={{ width: 200 }}>{select([...value])}</div>
      </StoryFrame>,
    )
    const tags = () =>
      [...document.querySelectorAll<HTMLElement>('.ant-select-selection-item-content')].filter((tag) =>
        tag.checkVisibility({ opacityProperty: true }),
      )
    const long = await waitFor('the tag', () => tags().find((tag) => tag.textContent?.startsWith('a ')))
    expect(long.scrollWidth).toBeGreaterThan(long.clientWidth)
    expect(getComputedStyle(long).textOverflow).toBe('ellipsis')
    const others = () =>
      tags()
        .map(textOf)
        .filter((text) => text.startsWith('+'))
    await vi.waitFor(() => expect(others()).toEqual(rest === '' ? [] : [rest]))
    const frame = document.querySelector('.ant-select')!.getBoundingClientRect()
    for (const tag of tags()) expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right)
    expect(frame.height).toBeLessThan(36)
    await unmount()
  }
})
