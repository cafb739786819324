import { describe, expect, it } from 'vitest'
import {
  excludedCodes,
  hasPermission,
  isActionAllowed,
  isColumnHidden,
  isDisabledByPermission,
  isFieldDisabled,
  isToolbarButtonAllowed,
  packRights,
  unpackRights,
} from './index'
import type { PermissionEntry, PermissionLists } from './index'

const entry = (action: string, type: string, status?: string): PermissionEntry => ({
  action,
  type,
  ...(status && { status }),
})
const lists = (auth: PermissionEntry[], allAuth: PermissionEntry[] = []): PermissionLists => ({
  auth,
  allAuth,
})

describe('hasPermission (directive)', () => {
  it.each<[string, PermissionLists, boolean]>([
    ['held', lists([entry('a', '1')]), true],
    ['held among several codes', lists([entry('x, a,y', '1')]), true],
    ['not held', lists([entry('b', '1')]), false],
    ['nothing at all', lists([]), false],
    ['held as type 2 only', lists([entry('a', '2')]), false],
    ['rule switched off', lists([], [entry('a', '1', '0')]), true],
    ['rule in force', lists([], [entry('a', '1', '1')]), false],
    ['switched off as type 2', lists([], [entry('a', '2', '0')]), false],
    ['part of a longer code', lists([entry('aa', '1')]), false],
  ])('%s', (_case, given, shown) => {
    expect(hasPermission('a', given)).toBe(shown)
  })

  it('asks the form first', () => {
    expect(hasPermission('a', lists([]), [entry('a', '1')])).toBe(true)
    expect(hasPermission('a', lists([]), [entry('a', '2')])).toBe(false)
  })
})

describe('isAuth', () => {
  const all = (isAuth: PermissionEntry['isAuth'], type = '2', status = '1') =>
    lists([], [{ ...entry('p:a', type, status), isAuth }, entry('p:b', type)])

  it.each([true, '1', 1, 'true'])('%j in the list of all entries is held', (isAuth) => {
    expect(isActionAllowed('p:a', all(isAuth))).toBe(true)
    expect(isDisabledByPermission('p:a', all(isAuth))).toBe(false)
    expect(isFieldDisabled('p', 'a', all(isAuth))).toBe(false)
    expect(isColumnHidden('p', 'a', all(isAuth, '1'))).toBe(false)
    expect(hasPermission('p:a', all(isAuth, '1'))).toBe(true)
    expect(excludedCodes('p', all(isAuth))).toEqual(['b'])
    // Who holds one action is refused the others.
    expect(isActionAllowed('p:b', all(isAuth))).toBe(false)
  })

  it.each([false, '0', 0, undefined])('%j there is not', (isAuth) => {
    expect(isDisabledByPermission('p:a', all(isAuth))).toBe(true)
    expect(isColumnHidden('p', 'a', all(isAuth, '1'))).toBe(true)
    expect(excludedCodes('p', all(isAuth))).toEqual(['a', 'b'])
  })

  it.each([false, '0', 0])('%j takes an entry out of the session’s own list', (isAuth) => {
    const own = lists([{ ...entry('p:a', '2'), isAuth }], [entry('p:a', '2')])
    expect(isDisabledByPermission('p:a', own)).toBe(true)
    expect(excludedCodes('p', own)).toEqual(['a'])
  })
})

describe('isDisabledByPermission (directive)', () => {
  it.each<[string, PermissionLists, boolean]>([
    ['defined and not held', lists([], [entry('a', '2', '1')]), true],
    ['defined and held', lists([entry('a', '2')], [entry('a', '2', '1')]), false],
    ['held as type 1 only', lists([entry('a', '1')], [entry('a', '2', '1')]), true],
    ['switched off', lists([], [entry('a', '2', '0')]), false],
    ['not defined', lists([], []), false],
    ['defined as type 1', lists([], [entry('a', '1', '1')]), false],
  ])('%s', (_case, given, disabled) => {
    expect(isDisabledByPermission('a', given)).toBe(disabled)
  })

  it('lets the form decide', () => {
    const refused = lists([], [entry('a', '2', '1')])
    expect(isDisabledByPermission('a', refused, [entry('a', '2', '1')])).toBe(false)
    expect(isDisabledByPermission('a', lists([]), [entry('a', '2', '0')])).toBe(true)
  })
})

describe('isActionAllowed (pickers and lists)', () => {
  it.each<[string, PermissionLists, boolean]>([
    ['held', lists([entry('a', '2')], [entry('a', '2', '1')]), true],
    ['held although switched off', lists([entry('a', '2')], [entry('a', '2', '0')]), true],
    ['defined but switched off', lists([], [entry('a', '2', '0')]), false],
    ['defined, and the user has no action at all', lists([entry('c', '1')], [entry('a', '2', '1')]), true],
    ['defined, and the user has others', lists([entry('b', '2')], [entry('a', '2', '1')]), false],
    ['not defined, and the user has others', lists([entry('b', '2')], []), false],
    ['nothing defined', lists([], []), true],
    [
      'held as type 1 while others are held',
      lists([entry('a', '1'), entry('b', '2')], [entry('a', '2')]),
      false,
    ],
  ])('%s', (_case, given, allowed) => {
    expect(isActionAllowed('a', given)).toBe(allowed)
  })
})

describe('columns and form items', () => {
  const defined = [entry('p:x', '1', '1'), entry('p:y', '1', '0'), entry('p:z', '2', '1')]
  it('hides what is listed as type 1 and lacking', () => {
    expect(isColumnHidden('p', 'x', lists([], defined))).toBe(true)
    expect(isColumnHidden('p:', 'x', lists([], defined))).toBe(true)
    expect(isColumnHidden('p', 'x', lists([entry('p:x', '1')], defined))).toBe(false)
    expect(isColumnHidden('p', 'y', lists([], defined))).toBe(false)
    expect(isColumnHidden('p', 'z', lists([], defined))).toBe(false)
    expect(isColumnHidden('q', 'x', lists([], defined))).toBe(false)
  })

  it('disables what is listed as type 2 and lacking', () => {
    expect(isFieldDisabled('p', 'z', lists([], defined))).toBe(true)
    expect(isFieldDisabled('p', 'z', lists([entry('p:z', '2')], defined))).toBe(false)
    expect(isFieldDisabled('p', 'x', lists([], defined))).toBe(false)
  })
})

describe('toolbar buttons', () => {
  it('are allowed unless excluded; an empty list allows all', () => {
    expect(isToolbarButtonAllowed('p', 'add', [])).toBe(true)
    expect(isToolbarButtonAllowed('p', 'add', ['add'])).toBe(false)
    expect(isToolbarButtonAllowed('p', 'add', ['p:add'])).toBe(false)
    expect(isToolbarButtonAllowed('p:', 'add', ['q:add'])).toBe(true)
    expect(isToolbarButtonAllowed('p', 'toString', ['add'])).toBe(true)
  })

  it('lose remove with batch_delete', () => {
    expect(isToolbarButtonAllowed('p', 'remove', ['batch_delete'])).toBe(false)
    expect(isToolbarButtonAllowed('p', 'batch_delete', ['remove'])).toBe(true)
  })

  it('are excluded when defined under the prefix, in force and not held', () => {
    const given = lists(
      [entry('p:edit', '2')],
      [entry('p:add,p:edit', '2', '1'), entry('p:off', '2', '0'), entry('pq:x', '2'), entry('p:', '2')],
    )
    expect(excludedCodes('p', given)).toEqual(['add'])
    expect(excludedCodes('', given)).toEqual([])
  })
})

describe('lists of thousands', () => {
  it('are read through once, however many columns and buttons ask', () => {
    let reads = 0
    const counted = Array.from({ length: 100 }, (_, at) => ({
      type: '1',
      isAuth: at % 2 === 0,
      get action() {
        reads += 1
        return `a:b:f${at}`
      },
    }))
    const given = lists([], counted)
    const hidden = counted.filter((_, at) => isColumnHidden('a:b', `f${at}`, given))
    expect(hidden).toHaveLength(50)
    expect(excludedCodes('a:b', given)).toHaveLength(50)
    expect(reads).toBeLessThanOrEqual(200)
  })
})

describe('packed rights', () => {
  const all = [
    { action: 'sales:saQuotation:add', type: '2', status: '1', isAuth: true },
    { action: 'sales:saQuotation:remove, sales:saQuotation:price', type: '1', status: '1', isAuth: false },
    { action: 'sales:saQuotation:export', type: '2', status: '0', isAuth: false },
    { action: 'plain', type: '2', status: '1', isAuth: true },
  ]
  const given = lists([], all)
  const again = lists([], unpackRights(packRights(all)!))

  it.each(['add', 'remove', 'price', 'export', 'other'])('say the same of %s', (name) => {
    const code = `sales:saQuotation:${name}`
    expect(hasPermission(code, again)).toBe(hasPermission(code, given))
    expect(isDisabledByPermission(code, again)).toBe(isDisabledByPermission(code, given))
    expect(isActionAllowed(code, again)).toBe(isActionAllowed(code, given))
    expect(isColumnHidden('sales:saQuotation', name, again)).toBe(
      isColumnHidden('sales:saQuotation', name, given),
    )
    expect(isFieldDisabled('sales:saQuotation', name, again)).toBe(
      isFieldDisabled('sales:saQuotation', name, given),
    )
    expect(excludedCodes('sales:saQuotation', again)).toEqual(excludedCodes('sales:saQuotation', given))
  })

  it.each(['a:b~c', 'a:!b', 'a:-b', 'a:'])('are not made of a code that they cannot tell: %s', (action) => {
    expect(packRights([{ action, type: '2' }])).toBeUndefined()
  })
})
