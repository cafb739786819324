import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { SourceError } from '../foundation/dataSource'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { DepartmentDialog } from './department-picker/DepartmentDialog'
import { DepartmentPicker } from './department-picker/DepartmentPicker'
import { PositionPicker } from './position-picker/PositionPicker'
import { RecordDialog } from './record-picker/RecordDialog'
import { RecordPicker } from './record-picker/RecordPicker'
import { PopupPicker } from './report-popup/PopupPicker'
import { ReportPopup } from './report-popup/ReportPopup'
import { RoleDialog } from './role-picker/RoleDialog'
import { RolePicker } from './role-picker/RolePicker'
import { UserDialog } from './user-picker/UserDialog'
import { UserPicker } from './user-picker/UserPicker'

const CUSTOMER = { api: '/demo/customer', value: 'customerNo', text: 'name' }
const nothing = () => {}

function Fields({ disabled = false, status }: { disabled?: boolean; status?: 'error' }) {
  const [values, setValues] = useState<Record<string, string | null>>({
    user: 'wangwei',
    users: 'wangwei,lina,zhangmin',
    departments: 'dept-2,dept-5',
    role: 'sales',
    position: 'SM',
    customer: 'C10001',
    vessel: 'V003',
  })
  const bind = (name: string) => ({
    id: name,
    value: values[name],
    disabled,
    status,
    onChange: (value: string | null) => setValues((last) => ({ ...last, [name]: value })),
  })
  const label = (name: string, text: string) => <label htmlFor={name}>{text}</label>
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      {label('user', '经办人')}
      <UserPicker {...bind('user')} />
      {label('users', '参与人')}
      <UserPicker {...bind('users')} multiple />
      {label('departments', '部门')}
      <DepartmentPicker {...bind('departments')} multiple />
      {label('role', '角色')}
      <RolePicker {...bind('role')} />
      {label('position', '职务')}
      <PositionPicker {...bind('position')} />
      {label('customer', '客户')}
      <RecordPicker {...bind('customer')} reference="customer" />
      {label('vessel', '船舶')}
      <PopupPicker
        {...bind('vessel')}
        field="vessel"
        code="vessel"
        orgFields="vessel,vesselName"
        destFields="vessel,vesselName"
      />
    </div>
  )
}

const meta = { title: 'Widgets/Pickers', component: Fields } satisfies Meta<typeof Fields>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Invalid: Story = { args: { status: 'error' } }
export const English: Story = { globals: { locale: 'en-US' } }
export const Dark: Story = { globals: { theme: 'dark' } }

const dialog = { onOk: nothing, onCancel: nothing }

export const Users: Story = {
  render: () => <UserDialog {...dialog} multiple values={['wangwei', 'sunhui']} />,
}
export const UsersDark: Story = { ...Users, globals: { theme: 'dark' } }
export const UsersEnglish: Story = { ...Users, globals: { locale: 'en-US' } }

/** Recent choices stand above the table. */
export const Recent: Story = {
  render: () => <RoleDialog {...dialog} multiple={false} values={[]} />,
  beforeEach: () =>
    localStorage.setItem('lading_recent_role', JSON.stringify([{ value: 'audit', text: '审计' }])),
}

export const Departments: Story = {
  render: () => <DepartmentDialog {...dialog} multiple values={['dept-2']} />,
}

export const Records: Story = {
  render: () => <RecordDialog {...dialog} multiple values={['C10002']} reference={CUSTOMER} />,
}

export const Report: Story = {
  render: () => <ReportPopup {...dialog} code="vessel" multiple sorter="vessel=desc" />,
}

/** The answer has not come yet. */
export const Loading: Story = {
  render: () => <UserDialog {...dialog} multiple={false} values={[]} />,
  parameters: { dataSource: createDemoDataSource({ latency: 600_000 }) },
}

export const Failed: Story = {
  render: () => <RoleDialog {...dialog} multiple={false} values={[]} />,
  parameters: {
    dataSource: createDemoDataSource({ fail: () => new SourceError('服务器暂时无法访问', 500) }),
  },
}

export const Empty: Story = {
  render: () => <RoleDialog {...dialog} multiple values={[]} />,
  parameters: { dataSource: createDemoDataSource({ roles: [] }) },
  beforeEach: () => localStorage.removeItem('lading_recent_role'),
}

const LONG = '负责华东与华南全部码头仓储、转运、报关及送船协调工作的跨部门项目组成员'

export const LongTexts: Story = {
  render: () => <RolePicker aria-label="角色" multiple value="long" />,
  parameters: {
    dataSource: createDemoDataSource({ roles: [{ id: '1', roleCode: 'long', roleName: LONG }] }),
  },
}

function Faults() {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  if (!shown) return null
  return (
    <>
      <PopupPicker aria-label="缺少编码" field="a" orgFields="a" destFields="a" />
      <PopupPicker aria-label="数量不一致" code="vessel" field="a" orgFields="a,b" destFields="a" />
    </>
  )
}

/** A mapping that cannot work is told (spec 2 §5). */
export const PopupFaults: Story = { render: () => <Faults /> }
