import { PrinterOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import type { ActionButton } from '../../actions/ActionButtons'
import { lazyCode } from '../../foundation/lazy/lazyCode'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import type { EntityFormModel } from '../entityFormModel'
import { formMessages } from '../locale/messages'

const printer = lazyCode(async () => (await import('./printRecord')).printRecord)

/** Prints the record as it is stored, where it can be; what is not saved is not on paper. */
export function useFormPrint({ entity, record, dirty }: EntityFormModel): ActionButton | undefined {
  const { locale } = useUi()
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  if (!entity.print || !record) return undefined
  const run = async () => {
    try {
      await (
        await printer.fetch()
      )(entity, record, locale)
    } catch {
      void message.error(texts.notPrinted)
    }
  }
  return { name: 'print', label: texts.print, danger: false, why: dirty ? texts.printSaved : undefined, run }
}

/** The button of `useFormPrint`. */
export function PrintButton({ print: { label, why, run } }: { print: ActionButton }): ReactNode {
  return (
    <Button icon={<PrinterOutlined />} disabled={why !== undefined} title={why} onClick={() => void run()}>
      {label}
    </Button>
  )
}
