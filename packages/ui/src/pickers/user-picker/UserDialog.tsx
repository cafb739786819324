import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { DepartmentTree } from '../department-picker/DepartmentTree'
import { useDepartments } from '../department-picker/useDepartments'
import { pickerMessages } from '../locale/messages'
import type { PickerColumn } from '../shared/pickerSource'
import { TableDialog } from '../shared/TableDialog'
import type { PickerDialogProps } from '../shared/TableDialog'
import type { PickerPage } from '../shared/usePickerPage'
import { userTableSource } from './userTableSource'

/** Width in pixels (spec 2 §9). */
const WIDTH = 1250
const PAGE_SIZES = [10, 20, 30]
/** Default sort (spec 2 §9). */
const SORT = { column: 'createTime', order: 'desc' } as const

/** 根据部门选择用户: departments on the left, their users on the right (spec 2 §2). */
export function UserDialog(props: PickerDialogProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const source = useMemo(() => userTableSource(dataSource), [dataSource])
  const columns = useMemo<PickerColumn[]>(
    () => [
      { field: 'username', title: texts.username },
      { field: 'realname', title: texts.realname },
      { field: 'sex', title: texts.sex, width: 64, format: (sex) => texts.sexes[String(sex)] ?? '' },
      { field: 'phone', title: texts.phone },
      { field: 'orgCodeTxt', title: texts.department },
      { field: 'workNo', title: texts.workNo },
    ],
    [texts],
  )
  return (
    <TableDialog
      {...props}
      source={source}
      title={texts.userTitle}
      width={WIDTH}
      columns={columns}
      pageSizes={PAGE_SIZES}
      sort={SORT}
      searchLabel={texts.account}
      side={(page) => <DepartmentSide page={page} />}
    />
  )
}

function DepartmentSide({ page }: { page: PickerPage }): ReactNode {
  const texts = useMessages(pickerMessages)
  const departments = useDepartments()
  const { departId, ...others } = page.query.filters
  return (
    <>
      <SteadyButton
        type="link"
        size="small"
        disabled={!departId}
        onClick={() => page.ask({ filters: others })}
      >
        {texts.allDepartments}
      </SteadyButton>
      <DepartmentTree
        departments={departments}
        height={460}
        selected={departId}
        onPick={({ id }) => page.ask({ filters: id === departId ? others : { ...others, departId: id } })}
      />
    </>
  )
}
