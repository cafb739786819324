import { useEffect, useRef, useState } from 'react'
import { Button } from 'antd'
import type { MenuProps } from 'antd'
import { DropMenu } from '../../../foundation/popup/DropMenu'
import { lazyMessages } from '../../view/lazyMessages'
import type { GridController } from '../../kernel/gridController'
import { commitEdit } from '../editing/editCommands'
import type { ExportScope } from '../../api/exportScope'

interface ExportButtonProps {
  grid: GridController
  /** Whether files are offered, and printing. */
  files: boolean
  print: boolean
}

/** Workbook, CSV and paper. While a workbook is written the button says so; closing the page ends it, showing another does not. */
export function ExportButton({ grid, files, print }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)
  const end = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const at = button.current
    // Where the page is only hidden, it is still there.
    return () => (at?.isConnected ? undefined : end.current?.abort())
  }, [])
  const messages = lazyMessages(grid)
  const items: MenuProps['items'] = []
  if (files) {
    items.push(
      { key: 'xlsx.shown', label: messages.xlsxShown },
      { key: 'xlsx.selection', label: messages.xlsxSelection },
      { key: 'xlsx.all', label: messages.xlsxAll },
      { key: 'csv.shown', label: messages.csvShown },
    )
  }
  if (print) {
    if (files) items.push({ type: 'divider' })
    items.push(
      { key: 'print.shown', label: messages.printShown },
      { key: 'print.selection', label: messages.printSelection },
    )
  }
  const run = async (command: string) => {
    if (busy) return
    commitEdit(grid, { force: true })
    const [what, scope] = command.split('.') as ['xlsx' | 'csv' | 'print', ExportScope]
    const signal = (end.current = new AbortController()).signal
    setBusy(true)
    try {
      const { exportCsv, exportXlsx, printTable } = await import('./exportCommands')
      if (what === 'xlsx') await exportXlsx(grid, undefined, scope, signal)
      else if (what === 'csv') await exportCsv(grid, undefined, scope, signal)
      else await printTable(grid, undefined, scope)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      grid.notify({ text: messages.exportFailed(reason) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropMenu menu={{ items, onClick: ({ key }) => void run(key) }}>
      <Button ref={button} autoInsertSpace={false} loading={busy} aria-haspopup="menu">
        {files ? messages.exportRows : messages.print}
      </Button>
    </DropMenu>
  )
}
