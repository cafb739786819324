import { useTranslation } from 'react-i18next'
import { useActionNames } from './useRecordNames'

const KNOWN = ['add', 'edit', 'delete'] as const
const ACTION = 'action:'

/** Colour of a kind of change. */
export function changeColor(type: string): 'green' | 'red' | 'blue' | 'purple' {
  if (type === 'add') return 'green'
  if (type === 'delete') return 'red'
  return type.startsWith(ACTION) ? 'purple' : 'blue'
}

/** The kind of a change to a table's record in words: 新增, 编辑, 删除, or the step that was taken. */
export function useChangeName(table: string): (type: string) => string {
  const { t } = useTranslation('system')
  const actionName = useActionNames(table)
  return (type) => {
    const known = KNOWN.find((each) => each === type)
    if (known) return t(`ops.dataLog.type.${known}`)
    return type.startsWith(ACTION)
      ? t('ops.dataLog.step', { name: actionName(type.slice(ACTION.length)) })
      : type
  }
}
