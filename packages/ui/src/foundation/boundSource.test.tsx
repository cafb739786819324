import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Field } from '@lading/core/entity'
import { pageOf } from '@lading/core/envelope'
import { CategorySelect, DictTreeSelect } from '../dict-controls'
import {
  DepartmentPicker,
  MultiUserPicker,
  PopupPicker,
  PositionPicker,
  RolePicker,
  UserPicker,
} from '../pickers'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { bindSource, PortMissingError } from './boundSource'
import type { DataSource, ResourceSource } from './dataSource'
import { FieldValue } from './field-value/FieldValue'
import { RemoteSelect } from './remote-select/RemoteSelect'
import { UiProvider } from './UiProvider'

const demo = createDemoDataSource()
/** What an application with lists and dictionaries of its own has, and no more. */
const small: DataSource = { resource: demo.resource, dict: demo.dict }
const role: Field = { kind: 'role', zh: '角色', en: 'Role' }

const shown = (children: ReactNode) =>
  renderToString(
    <UiProvider dataSource={small} locale="en-US">
      {children}
    </UiProvider>,
  )

describe('a data source without the parts that nobody uses', () => {
  it('is whole for the library; what is absent refuses and says what it is', async () => {
    const bound = bindSource(small)
    await expect(bound.roles.page({})).rejects.toThrow(new PortMissingError('roles'))
    await expect(bound.trees.categoryTexts(['1'])).rejects.toThrow(/no `trees`/)
    await expect(bound.dict.items('port')).resolves.not.toEqual([])
    expect(bindSource(demo)).toBe(demo)
  })

  it('keeps the methods of an object of a class', async () => {
    class Own implements DataSource {
      #rows = [{ value: '1', text: 'one' }]
      dict = { ...demo.dict, items: async () => this.#rows }
      resource(path: string) {
        const list = async () => pageOf([{ id: path + this.#rows[0]!.value }], 1, 1, 10)
        return { list } as unknown as ResourceSource
      }
    }
    const bound = bindSource(new Own())
    expect((await bound.resource('/x').list({})).records).toEqual([{ id: '/x1' }])
    await expect(bound.dict.items('any')).resolves.toHaveLength(1)
  })

  it.each<[string, ReactNode]>([
    ['users', <UserPicker key="1" />],
    ['users', <MultiUserPicker key="1" />],
    ['departments', <DepartmentPicker key="1" />],
    ['roles', <RolePicker key="1" />],
    ['roles', <RemoteSelect key="1" field={role} />],
    ['positions', <PositionPicker key="1" />],
    ['trees', <CategorySelect key="1" />],
    ['trees', <DictTreeSelect key="1" code="t,name,id" />],
    ['reports', <PopupPicker key="1" code="v" field="a" orgFields="a" destFields="a" />],
  ])('has a control that needs its %s say so in its place', (port, control) => {
    expect(shown(control)).toContain(`The data source has no “${port}”, which this control needs`)
  })

  it('shows stored keys as they are', () => {
    expect(
      shown(<FieldValue entity={{ fields: { role } }} name="role" row={{ role: 'admin' }} />),
    ).not.toContain('alert')
  })
})
