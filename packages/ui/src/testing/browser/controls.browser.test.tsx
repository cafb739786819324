import type { ComponentType } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { DependentSelect } from '../../dict-controls/DependentSelect'
import { DictCheckbox, DictRadio } from '../../dict-controls/DictChoices'
import { DictSearchSelect } from '../../dict-controls/DictSearchSelect'
import { DictMultiSelect, DictSelect } from '../../dict-controls/DictSelect'
import { DictSwitch } from '../../dict-controls/DictSwitch'
import { CategorySelect, DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import { DepartmentPicker } from '../../pickers/department-picker/DepartmentPicker'
import { PositionPicker } from '../../pickers/position-picker/PositionPicker'
import { RecordPicker } from '../../pickers/record-picker/RecordPicker'
import { PopupPicker } from '../../pickers/report-popup/PopupPicker'
import { RolePicker } from '../../pickers/role-picker/RolePicker'
import { UserPicker } from '../../pickers/user-picker/UserPicker'
import { pickerTester } from '../testers/pickerTester'
import { describeControl } from './controlContract'
import type { ControlCase } from './controlContract'

type Control = ControlCase['Control']

/** A control with the properties that only it has. */
function withProps<Props extends object>(Component: ComponentType<Props>, own: Partial<Props>): Control {
  const Inner = Component as ComponentType<object>
  return function Tested(props) {
    return <Inner {...own} {...props} />
  }
}

const select = (name: string, Control: Control, first: [string, string], second: [string, string]) =>
  describeControl({
    name,
    Control,
    first: { value: first[0], shown: [first[1]] },
    second: { value: second[0], shown: [second[1]] },
    choose: (control) => control.choose(second[1]),
  })

select('DictSelect', withProps(DictSelect, { code: 'port' }), ['CNSHA', '上海'], ['CNNGB', '宁波'])
select('DictSearchSelect', withProps(DictSearchSelect, { code: 'unit' }), ['KG', '千克'], ['SET', '套'])
select('DictRadio', withProps(DictRadio, { code: 'unit' }), ['KG', '千克'], ['SET', '套'])
select(
  'DependentSelect',
  withProps(DependentSelect, {
    dependsOn: 'CNSHA',
    dependsOnLabel: '港口',
    optionsFor: () => [
      { value: 'ys', text: '洋山' },
      { value: 'wgq', text: '外高桥' },
    ],
  }),
  ['ys', '洋山'],
  ['wgq', '外高桥'],
)
select('UserPicker', withProps(UserPicker, {}), ['wangwei', '王伟'], ['lina', '李娜'])
select(
  'DepartmentPicker',
  withProps(DepartmentPicker, {}),
  ['dept-2', '上海销售部'],
  ['dept-5', '宁波仓储部'],
)
select('RolePicker', withProps(RolePicker, {}), ['sales', '销售经办'], ['audit', '审计'])
select('PositionPicker', withProps(PositionPicker, {}), ['GM', '总经理'], ['SM', '销售经理'])
select('CategorySelect', withProps(CategorySelect, {}), ['cat-1', '费用'], ['cat-4', '收入'])

select(
  'RecordPicker',
  withProps(RecordPicker, { reference: 'customer' }),
  ['C10001', 'C10001 中远海运船舶管理有限公司'],
  ['C10002', 'C10002 招商局能源运输股份有限公司'],
)
describeControl({
  name: 'DictMultiSelect',
  Control: withProps(DictMultiSelect, { code: 'port' }),
  first: { value: 'CNSHA', shown: ['上海'] },
  second: { value: 'CNSHA,CNNGB', shown: ['上海', '+ 1 ...'] },
  choose: (control) => control.choose('宁波'),
})
describeControl({
  name: 'DictCheckbox',
  Control: withProps(DictCheckbox, { code: 'service' }),
  first: { value: 'supply', shown: ['物料供应'] },
  second: { value: 'supply,customs', shown: ['物料供应', '报关'] },
  choose: (control) => control.choose('报关'),
})
describeControl({
  name: 'DictSwitch',
  Control: withProps(DictSwitch, {}),
  first: { value: 'N', shown: ['false'] },
  second: { value: 'Y', shown: ['true'] },
  choose: (control) => control.choose(),
  empty: { value: 'N', shown: ['false'] },
  alwaysFilled: true,
})
describeControl({
  name: 'DictTreeSelect',
  Control: withProps(DictTreeSelect, { code: 'sys_material,name,code' }),
  first: { value: 'M2', shown: ['备件'] },
  second: { value: 'M12', shown: ['机舱物料'] },
  choose: (control) => control.choose('船舶物料', '机舱物料'),
})
describeControl({
  name: 'AreaSelect',
  Control: withProps(AreaSelect, {}),
  first: { value: '310115', shown: ['上海市/上海市/浦东新区'] },
  second: { value: '330000', shown: ['浙江省'] },
  choose: (control) => control.choose('浙江省'),
})
describeControl({
  name: 'PopupPicker',
  Control: withProps(PopupPicker, {
    field: 'vessel',
    code: 'vessel',
    orgFields: 'vessel',
    destFields: 'vessel',
  }),
  first: { value: 'V003', shown: ['V003'] },
  second: { value: 'V002', shown: ['V002'] },
  choose: async () => {
    const picker = pickerTester('请选择')
    await picker.open()
    await picker.toggle('V002')
    await picker.confirm()
  },
})
