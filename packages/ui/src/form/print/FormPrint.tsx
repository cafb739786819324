import { PrinterOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import type { ReactNode } from 'react'
import { lazyCode } from '../../foundation/lazy/lazyCode'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import type { EntityFormModel } from '../entityFormModel'
import { formMessages } from '../locale/messages'

const printer = lazyCode(async () => (await import('./printRecord')).printRecord)

/** Prints the record as it is stored; what is not saved is not on paper. */
export function FormPrint({ form }: { form: EntityFormModel }): ReactNode {
  const { entity, record, dirty } = form
  const { locale } = useUi()
  const { message } = App.useApp()
  const texts = useMessages(formMessages)
  if (!entity.print || !record) return null
  const print = async () => {
    try {
      await (
        await printer.fetch()
      )(entity, record, locale)
    } catch {
      void message.error(texts.notPrinted)
    }
  }
  return (
    <Button
      icon={<PrinterOutlined />}
      disabled={dirty}
      title={dirty ? texts.printSaved : undefined}
      onClick={() => void print()}
    >
      {texts.print}
    </Button>
  )
}
