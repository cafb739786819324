import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EntityDefinition } from '@lading/core/entity'
import { printedLayout } from '@lading/core/entity'
import type { Locale } from '@lading/core/text'
import type { ChainDocument } from '../../foundation/dataSource'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import { demoDicts } from '../../testing/fixtures/people'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { demoCustomers, makeQuotations } from '../../testing/fixtures/quotations'
import { demoReferences } from '../../testing/fixtures/demoDataSource'
import { printed } from '../../testing/browser/printed'
import { UiProvider } from '../../foundation/UiProvider'
import { EntityForm } from '../EntityForm'
import { printedText } from '../print/printedText'
import { writeRecord } from '../print/printRecord'
import { useEntityForm } from '../useEntityForm'

const paper: EntityDefinition = {
  ...demoQuotation,
  chain: true,
  print: {
    note: { zh: '十五日内有效。', en: 'It holds for 15 days.' },
    signatures: [{ zh: '客户', en: 'Customer' }],
  },
}

const documents: ChainDocument[] = [
  { entity: 'inquiry', entityText: '询价单', depth: -1 },
  { entity: 'demoQuotation', entityText: '报价单', depth: 0, id: '1', number: 'QT1', stateText: '草稿' },
  ...Array.from({ length: 6 }, (_, at) => ({
    entity: 'order',
    entityText: '订单',
    depth: 1,
    id: `o${at}`,
    number: `SO${at}`,
    stateText: '待收货',
    stateColor: 'blue',
    openQuantity: at === 0 ? 1234.5 : 0,
  })),
]

function Paper() {
  return <EntityForm form={useEntityForm(paper, { id: String(makeQuotations(1)[0]!.id), readonly: true })} />
}

async function show(chain: readonly ChainDocument[] = documents) {
  const opened: string[] = []
  const source = {
    ...createFakeDataSource({
      entities: [{ entity: paper, rows: makeQuotations(1) }],
      resources: { '/demo/customer': demoCustomers },
      dicts: demoDicts,
    }),
    chains: { ofRecord: () => Promise.resolve({ documents: chain, more: false }) },
  }
  await render(
    <UiProvider
      dataSource={source}
      locale="zh-CN"
      references={demoReferences}
      openRecord={{
        may: () => true,
        open: () => undefined,
        show: (entity, id) => opened.push(`${entity} ${id}`),
      }}
    >
      <Paper />
    </UiProvider>,
  )
  return opened
}

it('shows what a record came out of and what came out of it, and opens it', async () => {
  const opened = await show()
  const chain = page.getByRole('region', { name: '单据关系' })
  await expect.element(chain.getByText('无权查看')).toBeVisible()
  await expect.element(chain.getByText('未完成 1,234.5')).toBeVisible()
  expect(chain.getByRole('button', { name: 'SO4' }).query()).toBeNull()
  await chain.getByRole('button', { name: '还有 2 个' }).click()
  await chain.getByRole('button', { name: 'SO4' }).click()
  expect(opened).toEqual(['order o4'])
  expect(chain.getByRole('button', { name: 'QT1' }).query()).toBeNull()
})

it('says nothing of a record that stands alone', async () => {
  await show(documents.slice(1, 2))
  await expect.element(page.getByRole('button', { name: '打印' })).toBeVisible()
  expect(page.getByRole('region', { name: '单据关系' }).query()).toBeNull()
})

it('prints the record on a page of its own', async () => {
  await show([])
  const body = await printed(() => page.getByRole('button', { name: '打印' }).click())
  expect(body.innerText).toContain('十五日内有效。')
})

it.each<[Locale, string[]]>([
  ['zh-CN', ['报价单', '十五日内有效。', '客户']],
  ['en-US', ['Quotation', 'It holds for 15 days.', 'Customer']],
])('writes texts, names and sums in %s', (locale, texts) => {
  const frame = document.createElement('iframe')
  // Too narrow for everything that stands in a row.
  frame.style.width = '240px'
  document.body.append(frame)
  const target = frame.contentDocument!
  const [line, ...fields] = Object.entries(paper.lines!)
  const record = {
    ...makeQuotations(1)[0]!,
    [line![0]]: [
      {
        id: 'a',
        quantity: 0.1,
        unit: 'KG',
        unit_dictText: '千克',
        price: 3,
        subtotal: 0.3,
        itemName: '<b>rope</b>',
      },
      { id: 'b', quantity: 0.2, price: 1200, subtotal: 240 },
    ],
  }
  expect(fields).toEqual([])
  writeRecord(target, paper, record, printedLayout(paper)!, locale)
  const shown = target.body.innerText
  for (const text of texts) expect(shown).toContain(text)
  expect(target.documentElement.lang).toBe(locale)
  // Markup in a text stays a text.
  expect(target.querySelector('b')).toBeNull()
  const rows = [...target.querySelectorAll('tbody tr')]
  expect(rows).toHaveLength(2)
  const unit = target.createRange()
  unit.selectNodeContents([...target.querySelectorAll('td')].find((each) => each.textContent === '千克')!)
  expect(unit.getClientRects(), 'a unit is not broken').toHaveLength(1)
  const sums = target.querySelector('tfoot')!
  expect(sums.textContent).toContain('240.3')
  // They are of all lines: they stand at the end of the table, not at the end of each sheet.
  expect(getComputedStyle(sums).display).toBe('table-row-group')
  // The frame is no page of ours: without a word of it, its tables would be printed in another size.
  const size = (selector: string) => getComputedStyle(target.querySelector(selector)!).fontSize
  expect(size('td')).toBe(size('dd'))
  frame.remove()
})

it('names a record by its code alone where its name stands beside it', () => {
  const field = { kind: 'record', ref: 'item', zh: '物料', en: 'Item' } as const
  const row = { itemId: 'IMPA1', itemId_dictText: '缆绳', itemName: '缆绳' }
  const shown = (beside: string[]) => printedText(paper, 'itemId', field, row, 'zh-CN', beside)
  expect(shown([])).toBe('IMPA1 缆绳')
  expect(shown([row.itemName])).toBe('IMPA1')
})
