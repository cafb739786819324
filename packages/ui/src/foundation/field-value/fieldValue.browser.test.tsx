import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { DictSelect } from '../../dict-controls/DictSelect'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { useUi } from '../useUi'
import { FieldValue } from './FieldValue'

const fields: Record<string, Field> = {
  salesman: { kind: 'user', zh: '业务员', en: 'Salesman' },
  salesmanName: { kind: 'display', of: 'salesman', zh: '业务员姓名', en: 'Name of the salesman' },
  port: { kind: 'dict', dict: 'port', zh: '港口', en: 'Port' },
}

it('names the person whose name a field shows, where nothing is stored for it', async () => {
  const shown = (row: Record<string, unknown>) => (
    <StoryFrame>
      <output>
        <FieldValue entity={{ fields }} name="salesmanName" row={row} />
      </output>
    </StoryFrame>
  )
  const { rerender } = await render(shown({ salesman: 'wangwei' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('王伟')
  await rerender(shown({ salesman: 'wangwei', salesmanName: '旧名' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('旧名')
  await rerender(shown({}))
  await expect.element(page.getByRole('status')).toHaveTextContent('-')
})

it('shows no code while the dictionary is on its way', async () => {
  const demo = createDemoDataSource()
  let answer = () => {}
  const asked = new Promise<void>((done) => (answer = done))
  const items = async (code: string) => (await asked, demo.dict.items(code))
  await render(
    <StoryFrame dataSource={{ ...demo, dict: { ...demo.dict, items } }}>
      <output>
        <FieldValue entity={{ fields }} name="port" row={{ port: 'CNSHA' }} />
        <DictSelect code="port" value="CNSHA" aria-label="港口" />
      </output>
    </StoryFrame>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('……')
  answer()
  await expect.element(page.getByRole('status')).toHaveTextContent('上海上海')
})

it('shows other words as soon as all names are given up, also where texts came with the record', async () => {
  const demo = createDemoDataSource()
  let changed = false
  const source: typeof demo = {
    ...demo,
    dict: {
      ...demo.dict,
      items: async (code) =>
        (await demo.dict.items(code)).map((item) => (changed ? { ...item, text: `${item.text}港` } : item)),
    },
    users: {
      ...demo.users,
      byUsernames: async (names) =>
        (await demo.users.byUsernames(names)).map((user) => (changed ? { ...user, realname: '王薇' } : user)),
    },
  }
  const row = { port: 'CNSHA', port_dictText: '上海', salesman: 'wangwei', salesman_dictText: '王伟' }
  const Renew = () => {
    const { dicts } = useUi()
    return <button onClick={() => void dicts.refresh()}>renew</button>
  }
  await render(
    <StoryFrame dataSource={source}>
      <output>
        <FieldValue entity={{ fields }} name="port" row={row} />{' '}
        <FieldValue entity={{ fields }} name="salesman" row={row} />{' '}
        <FieldValue entity={{ fields }} name="salesman" row={{ salesman: 'wangwei' }} />
      </output>
      <Renew />
    </StoryFrame>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('上海 王伟 王伟')
  changed = true
  await page.getByRole('button', { name: 'renew' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('上海港 王薇 王薇')
})

it('shows each state of a record as its own workflow calls and colours it', async () => {
  const states = (zh: string, color: 'red' | 'green') => ({ open: { zh, en: zh, color } })
  const entity: Pick<EntityDefinition, 'fields' | 'workflow' | 'workflows'> = {
    fields: {
      status: { kind: 'status', zh: '状态', en: 'Status' },
      sync: { kind: 'status', zh: '同步', en: 'Sync' },
    },
    workflow: { field: 'status', initial: 'open', states: states('进行中', 'green'), actions: {} },
    workflows: { sync: { initial: 'open', states: states('同步失败', 'red'), actions: {} } },
  }
  const row = { status: 'open', sync: 'open' }
  await render(
    <StoryFrame>
      <FieldValue entity={entity} name="status" row={row} />
      <FieldValue entity={entity} name="sync" row={row} />
    </StoryFrame>,
  )
  await expect.element(page.getByText('进行中')).toHaveClass(/green/)
  await expect.element(page.getByText('同步失败')).toHaveClass(/red/)
})
