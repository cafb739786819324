import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { AreaSelect } from '../area-select/AreaSelect'
import { DependentSelect } from './DependentSelect'
import { DictCheckbox, DictRadio, DictSwitch, DictTag } from './DictChoices'
import { DictSearchSelect } from './DictSearchSelect'
import { DictMultiSelect, DictSelect } from './DictSelect'
import { CategorySelect, DictTreeSelect } from './DictTreeSelect'

const BERTHS: Readonly<Record<string, string[]>> = { CNSHA: ['洋山', '外高桥'], CNNGB: ['北仑'] }

function Controls({ disabled = false }: { disabled?: boolean }) {
  const [values, setValues] = useState<Record<string, string | null>>({
    port: 'CNSHA',
    ports: 'CNSHA,CNNGB,SGSIN',
    unit: 'KG',
    service: 'supply,customs',
    urgent: 'Y',
    category: 'cat-2',
    area: '310103',
    berth: '洋山',
  })
  const bind = (name: string, label: string) => ({
    'aria-label': label,
    value: values[name],
    disabled,
    onChange: (value: string | null) => setValues((last) => ({ ...last, [name]: value })),
  })
  return (
    <div style={{ display: 'grid', gap: 8, maxWidth: 480 }}>
      <DictSelect {...bind('port', '港口')} code="port" />
      <DependentSelect
        {...bind('berth', '泊位')}
        dependsOn={values['port']}
        dependsOnLabel="港口"
        optionsFor={(port) => (BERTHS[port] ?? []).map((name) => ({ value: name, text: name }))}
      />
      <DictMultiSelect {...bind('ports', '港口（多选）')} code="port" />
      <DictSearchSelect {...bind('unit', '单位')} code="unit" />
      <DictRadio {...bind('unit', '单位（单选）')} code="unit" />
      <DictRadio {...bind('unit', '单位（按钮）')} code="unit" look="button" />
      <DictCheckbox {...bind('service', '服务')} code="service" />
      <DictSwitch {...bind('urgent', '加急')} />
      <DictTag code="service" value={values['service']} />
      <DictTreeSelect {...bind('material', '物料')} code="sys_material,name,code" />
      <CategorySelect {...bind('category', '分类')} />
      <AreaSelect {...bind('area', '地区')} />
    </div>
  )
}

const meta = { title: 'Widgets/DictControls', component: Controls } satisfies Meta<typeof Controls>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const English: Story = { globals: { locale: 'en-US' } }

/** What is told of a control that is set up wrongly. */
export const Faults: Story = {
  render: () => (
    <div>
      <DictSelect aria-label="空" code="" />
      <DictTreeSelect aria-label="条件" code="sys_material,name,code" condition="pid=1" />
    </div>
  ),
}
