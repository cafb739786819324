import { describe, expect, it } from 'vitest'
import { actionsOf } from '../entity/actions'
import { order } from '../entity/fixtures'
import type { EntityDefinition } from '../entity/types'
import type { Row } from '../rules/types'
import {
  actionRefusal,
  availableActions,
  everyLineRefusal,
  notAllowedMessage,
  performAction,
  readEntry,
  sameRefusal,
} from './index'

const entity: EntityDefinition = {
  ...order,
  fields: {
    ...order.fields,
    reason: { kind: 'textarea', readonly: true, maxLength: 20, zh: '退回原因', en: 'Reason' },
    by: { kind: 'user', readonly: true, zh: '审核人', en: 'Auditor' },
    at: { kind: 'datetime', readonly: true, zh: '审核时间', en: 'Audited at' },
    syncStatus: { kind: 'status', readonly: true, zh: '同步状态', en: 'Sync' },
  },
  workflows: {
    syncStatus: {
      initial: 'none',
      states: { none: { zh: '未同步', en: 'Not synced' }, running: { zh: '同步中', en: 'Syncing' } },
      actions: {},
    },
  },
  actions: {
    sendBack: {
      zh: '退回',
      en: 'Send back',
      from: ['done'],
      to: 'draft',
      input: [{ field: 'reason', required: true }],
      set: {
        by: 'me',
        at: 'now',
        due: 'now',
        count: { value: 3 },
        amount: { formula: { plus: ['amount', 1] } },
      },
    },
    sync: {
      zh: '同步',
      en: 'Sync',
      from: ['done'],
      moves: { syncStatus: { from: ['none'], to: 'running' } },
      when: { field: 'customer', op: 'filled' },
    },
    reprice: {
      zh: '改价',
      en: 'Reprice',
      on: 'lines',
      input: ['price', { name: 'note', kind: 'text', zh: '说明', en: 'Note' }],
      when: { field: 'unit', op: 'ne', value: 'free' },
      same: ['unit'],
    },
    pick: { zh: '拣货', en: 'Pick', on: 'selection', same: ['customer'] },
    offer: {
      zh: '报价',
      en: 'Offer',
      when: {
        all: [
          { field: 'amount', op: 'gt', value: 0, zh: '没有金额', en: 'There is no amount' },
          { field: 'customer', op: 'ne', value: 'X', zh: '客户已停用', en: 'The customer is stopped' },
          { field: 'by', op: 'empty' },
        ],
      },
    },
  },
}
const known = { today: '2026-11-23', now: '2026-11-23 09:30:00', me: 'li', department: 'A01' }
const done = { id: '1', status: 'done', customer: 'A', amount: 0.2 }
const lines = {
  tsOrderLine: [
    { id: 'l1', unit: 'pcs', quantity: 2, price: 1, subtotal: 2 },
    { id: 'l2', unit: 'pcs', quantity: 3, price: 1, subtotal: 3 },
    { id: 'l3', unit: 'free', quantity: 1, price: 0, subtotal: 0 },
  ],
}
const refusal = (name: string, target: Parameters<typeof performAction>[2], input = {}, locale?: 'en-US') => {
  const answer = performAction(entity, name, target, input, { known, ...(locale ? { locale } : {}) })
  return answer.ok ? 'done' : answer.issues[0]?.message
}

describe('performAction', () => {
  it('moves the state, stores what was entered and stamps who and when', () => {
    const answer = performAction(entity, 'sendBack', { record: done }, { reason: '价格不对' }, { known })
    expect(answer).toMatchObject({
      ok: true,
      record: { status: 'draft', reason: '价格不对', by: 'li', at: known.now, due: known.today, count: 3 },
    })
    expect(done.status).toBe('done')
  })

  it.each([
    [{}, '退回原因不能为空'],
    [{ reason: 'x'.repeat(21) }, '退回原因最多20个字符'],
    [{ reason: 'a', customer: 'B' }, '退回不需要填写“customer”'],
    [{ reason: 'a', status: 'done' }, '退回不需要填写“status”'],
    [JSON.parse('{"reason":"a","__proto__":{"x":1}}') as object, '退回不需要填写“__proto__”'],
  ])('refuses %j', (input, message) => {
    expect(refusal('sendBack', { record: done }, input)).toBe(message)
  })

  it('tests and moves several states, and names the one in the way', () => {
    expect(performAction(entity, 'sync', { record: done })).toMatchObject({
      ok: true,
      record: { status: 'done', syncStatus: 'running' },
    })
    expect(refusal('sync', { record: { ...done, syncStatus: 'running' } })).toBe(
      '同步状态：当前状态“同步中”不允许同步',
    )
    expect(refusal('sync', { record: { ...done, status: 'draft' } }, {}, 'en-US')).toBe(
      'Sync is not allowed in the state “Draft”',
    )
    expect(refusal('sync', { record: { ...done, customer: '' } })).toBe('同步的条件不满足：客户不为空')
    expect(refusal('sync', { record: { ...done, customer: '' } }, {}, 'en-US')).toBe(
      'Sync is possible only when Customer is filled in',
    )
  })

  it('says the part of a condition that does not hold, in its own words', () => {
    expect(refusal('offer', { record: done })).toBe('done')
    expect(refusal('offer', { record: { ...done, customer: 'X' } })).toBe('客户已停用')
    expect(refusal('offer', { record: { ...done, amount: 0, customer: 'X' } }, {}, 'en-US')).toBe(
      'There is no amount',
    )
    expect(refusal('offer', { record: { ...done, by: 'li' } })).toContain('报价的条件不满足')
  })

  it('writes chosen lines only, and computes what follows', () => {
    const answer = performAction(
      entity,
      'reprice',
      { record: done, lines, chosen: ['l1', 'l2'] },
      { price: 2, note: 'x' },
    )
    expect(answer).toMatchObject({
      ok: true,
      record: { amount: 10 },
      lines: { tsOrderLine: [{ price: 2, subtotal: 4 }, { price: 2, subtotal: 6 }, { price: 0 }] },
      entry: { own: { note: 'x' } },
    })
  })

  it.each([
    [[], '请选择一条记录'],
    [['l1', 'other'], '请选择一条记录'],
    [['l1', 'l3'], '所选记录的单位不一致，不能一起改价'],
    [['l3'], '改价的条件不满足：单位不为“free”'],
  ])('refuses the lines %j', (chosen, message) => {
    expect(refusal('reprice', { record: done, lines, chosen })).toBe(message)
  })

  it.each(['constructor', '__proto__', 'toString', 'nothing'])('knows no action called %s', (name) => {
    expect(refusal(name, { record: done })).toBe(`没有名为“${name}”的操作`)
  })
})

describe('an action', () => {
  it('of a selection names the field in which the rows differ', () => {
    const pick = actionsOf(entity).get('pick')!
    const rows = (...customers: (string | null)[]) => customers.map((customer) => ({ customer }))
    expect(sameRefusal(entity, pick, rows('A', 'A'), 'zh-CN')).toBeUndefined()
    expect(sameRefusal(entity, pick, rows(null, ''), 'zh-CN')).toBeUndefined()
    expect(sameRefusal(entity, pick, rows('A', 'B'), 'en-US')).toEqual({
      message: 'Pick: the chosen rows differ in “Customer”',
      field: 'customer',
    })
  })

  it('of records is available in its states; those of lines and selections have other places', () => {
    expect(availableActions(entity, { status: 'done' })).toEqual(['reopen', 'sendBack', 'sync', 'offer'])
    expect(availableActions(entity, { status: 'done', syncStatus: 'running' })).toEqual([
      'reopen',
      'sendBack',
      'offer',
    ])
  })

  it('of lines is available in its states, and says why it is for none of the lines', () => {
    const closing = {
      ...entity,
      actions: { ...entity.actions, reprice: { ...entity.actions!.reprice!, from: ['done'] } },
    }
    expect(availableActions(closing, { status: 'draft' }, 'lines')).toEqual([])
    expect(availableActions(closing, { status: 'done' }, 'lines')).toEqual(['reprice'])
    const reprice = actionsOf(entity).get('reprice')!
    const why = (rows: object[]) =>
      everyLineRefusal(entity, reprice, { record: done, lines: { tsOrderLine: rows as Row[] } })?.message
    expect(why(lines.tsOrderLine)).toBeUndefined()
    expect(why([])).toBeUndefined()
    expect(why(lines.tsOrderLine.slice(2))).toBe('改价的条件不满足：单位不为“free”')
  })

  it('says why not without anything entered', () => {
    const sendBack = actionsOf(entity).get('sendBack')!
    expect(actionRefusal(entity, sendBack, { record: done })).toBeUndefined()
    expect(readEntry(entity, sendBack, { reason: ' ok ' })).toMatchObject({ ok: true })
  })
})

describe('an action that asks line by line', () => {
  const asking: EntityDefinition = {
    ...entity,
    actions: {
      receive: {
        zh: '收货',
        en: 'Receive',
        from: ['done'],
        input: [
          'due',
          {
            lines: 'tsOrderLine',
            ask: ['price', { name: 'got', kind: 'quantity', min: 0.5, zh: '实收', en: 'Received' }],
            where: { field: 'unit', op: 'ne', value: 'free' },
            set: { quantity: { formula: { plus: ['quantity', 'got'] } } },
          },
        ],
      },
    },
  }
  const receive = (sent: unknown, locale: 'zh-CN' | 'en-US' = 'zh-CN', more = {}) =>
    performAction(
      asking,
      'receive',
      { record: done, lines },
      { tsOrderLine: sent, ...more },
      { known, locale },
    )
  const refused = (sent: unknown, locale?: 'en-US') => {
    const answer = receive(sent, locale)
    return answer.ok ? [] : answer.issues
  }

  it('writes those that something was entered for, and computes what follows', () => {
    const sent = [
      { id: 'l2', got: 1, price: 5 },
      { id: 'l1', got: '' },
    ]
    const answer = receive(sent, 'zh-CN', { due: '2026-12-01' })
    expect(answer).toMatchObject({
      ok: true,
      record: { due: '2026-12-01', amount: 22 },
      lines: { tsOrderLine: [{ quantity: 2, price: 1 }, { quantity: 4, price: 5, subtotal: 20 }, {}] },
      entry: { lines: { tsOrderLine: [{ id: 'l2', stored: { price: 5 }, own: { got: 1 } }] } },
    })
    expect(lines.tsOrderLine[1]).toMatchObject({ quantity: 3, price: 1 })
  })

  it('keeps them in the order of the record', () => {
    const answer = receive([
      { id: 'l2', got: 1 },
      { id: 'l1', got: 2 },
    ])
    expect(answer.ok && answer.entry.lines.tsOrderLine!.map(({ id }) => id)).toEqual(['l1', 'l2'])
  })

  it.each([[undefined], ['l1'], [{ id: 'l1', got: 1 }], [[]], [[{ id: 'l1' }]], [[{ id: 'l1', got: null }]]])(
    'wants one at least: %j',
    (sent) => {
      expect(refused(sent)).toEqual([{ message: '请至少填写一行明细' }])
      expect(refused(sent, 'en-US')).toEqual([{ message: 'Fill in at least one line' }])
    },
  )

  it.each([
    ['that is not there', [{ id: 'l9', got: 1 }]],
    ['that it does not ask about', [{ id: 'l3', got: 1 }]],
    ['without an id', [null]],
    [
      'twice',
      [
        { id: 'l1', got: 1 },
        { id: 'l1', got: 2 },
      ],
    ],
  ])('refuses a line %s', (_case, sent) => {
    expect(refused(sent)).toEqual([{ message: '所填明细不在可收货的明细之中，请刷新后重试' }])
    expect(refused(sent, 'en-US')[0]?.message).toContain('Receive: a line is not among those')
  })

  it('refuses what it does not ask of a line, and tells what is wrong at its line', () => {
    expect(refused([{ id: 'l1', got: 1, subtotal: 3 }])).toEqual([{ message: '收货不需要填写“subtotal”' }])
    expect(refused([{ id: 'l1', ['x'.repeat(99)]: 1 }], 'en-US')).toEqual([
      { message: `Receive does not ask for “${'x'.repeat(64)}”` },
    ])
    expect(
      refused([
        { id: 'l1', got: 0.1 },
        { id: 'l2', got: 1 },
      ]),
    ).toMatchObject([{ field: 'got', line: 'tsOrderLine', rowId: 'l1' }])
  })

  it('asks for none where the record has none', () => {
    const answer = performAction(asking, 'receive', { record: done }, { tsOrderLine: [{ id: 'l1', got: 1 }] })
    expect(answer).toMatchObject({ ok: false, issues: [{ message: /不在可收货的明细之中/ }] })
  })
})

describe('states and stamps', () => {
  const moving: EntityDefinition = {
    ...entity,
    actions: {
      close: {
        zh: '关闭',
        en: 'Close',
        moves: {
          status: {
            from: ['draft', 'done'],
            to: 'done',
            cases: [{ when: { field: 'count', op: 'gt', value: 2 }, to: 'draft' }],
          },
        },
        set: { by: 'nothing', count: { formula: { plus: ['count', 1] } } },
        checks: ['big'],
      },
      never: { zh: '不可', en: 'Never', when: () => false },
      told: { zh: '说明', en: 'Told', when: () => false, refusal: { zh: '今天不行', en: 'Not today' } },
      automatic: { zh: '自动', en: 'Automatic', system: true },
      lost: { zh: '丢失', en: 'Lost', checks: ['nowhere'] },
    },
    checks: {
      big: {
        assert: { field: 'count', op: 'lt', value: 9 },
        message: { zh: '份数过大', en: 'Too many' },
        field: 'count',
      },
    },
  }
  const close = (count: number | null, options = {}) =>
    performAction(moving, 'close', { record: { ...done, count, by: 'li' } }, {}, { known, ...options })

  it('follow the record as the action leaves it', () => {
    expect(close(1)).toMatchObject({ ok: true, record: { status: 'done', by: null, count: 2 } })
    expect(close(2)).toMatchObject({ ok: true, record: { status: 'draft', count: 3 } })
    expect(close(8)).toEqual({ ok: false, issues: [{ message: '份数过大', field: 'count' }] })
  })

  it('wait for the last approval', () => {
    const between = close(2, { between: true })
    expect(between).toMatchObject({ ok: true, record: { status: 'done', by: 'li', count: 2 } })
  })

  it('say why not, where a function decides', () => {
    const why = (name: string, locale: 'zh-CN' | 'en-US') => {
      const answer = performAction(moving, name, { record: done }, {}, { locale })
      return answer.ok ? '' : answer.issues[0]!.message
    }
    expect([why('never', 'zh-CN'), why('never', 'en-US')]).toEqual([
      '当前不能不可',
      'Never is not possible now',
    ])
    expect([why('told', 'zh-CN'), why('told', 'en-US')]).toEqual(['今天不行', 'Not today'])
  })

  it('leave what only effects do to effects, and fail on a check that is not defined', () => {
    expect(availableActions(moving, { status: 'done' })).not.toContain('automatic')
    expect(() => performAction(moving, 'lost', { record: done })).toThrow(
      'tsOrder: the action lost names the check nowhere, which is not defined',
    )
  })

  it('are told with the state', () => {
    const label = { zh: '修改', en: 'Edit' }
    expect(notAllowedMessage(entity, { status: 'done' }, label, 'zh-CN')).toBe('当前状态“完成”不允许修改')
    expect(notAllowedMessage({ ...entity, workflow: undefined }, {}, label, 'en-US')).toBe(
      'Edit is not allowed in the state “”',
    )
  })
})
