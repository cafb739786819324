import { Button, Spin } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { saveFile } from '../../foundation/saveFile'
import { useFocusBack } from '../../dialogs/useFocusBack'
import { ExcelImportModal, ImportWizard, sendAsWorkbook, workbookOf } from '../../excel-import'
import type { DictOption } from '../../foundation/sourceTypes'
import type { ResourceSource } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { useUi } from '../../foundation/useUi'
import { listPageMessages } from '../locale/messages'
import { importColumns, importDicts } from '../logic/importColumns'
import type { ListPageModel } from '../useListPage'

/** Props of `ImportDialog`. */
export interface ImportDialogProps {
  page: ListPageModel
  importFiles: ResourceSource['importFiles']
  onClose: () => void
}

/**
 * Import into a list: the sheet is read, mapped and checked here, and sent in batches. Old .xls files, and several
 * files at once, go to the server as they are.
 */
export function ImportDialog({ page, importFiles, onClose }: ImportDialogProps): ReactNode {
  useFocusBack()
  const { entity } = page
  const { locale } = useUi()
  const texts = useMessages(listPageMessages)
  const text = useText()
  const [direct, setDirect] = useState(false)
  const options = useOptions(page, onClose)
  const columns = useMemo(() => options && importColumns(entity, locale, options), [entity, locale, options])
  const send = useMemo(() => columns && sendAsWorkbook({ importFiles }, columns), [importFiles, columns])

  if (direct) {
    return <ExcelImportModal open onImport={importFiles} onOk={page.refresh} onClose={onClose} />
  }
  if (!columns || !send) {
    return (
      <Modal open footer={null} onCancel={onClose} title={texts.importFile}>
        <Spin />
      </Modal>
    )
  }
  const template = async () => {
    const title = text(entity.label)
    saveFile(await workbookOf([], columns, { title }), `${title}.xlsx`)
  }
  return (
    <ImportWizard
      open
      columns={columns}
      send={send}
      storageKey={entity.key}
      onDone={page.refresh}
      onClose={onClose}
      hint={
        <>
          <Button type="link" size="small" onClick={() => void template()}>
            {texts.importTemplate}
          </Button>
          <Button type="link" size="small" onClick={() => setDirect(true)}>
            {texts.importDirect}
          </Button>
        </>
      }
    />
  )
}

/** The options of the dictionaries in the sheet, by code; without them the import cannot read texts, so it ends. */
function useOptions(page: ListPageModel, onFailed: () => void) {
  const { dataSource } = useUi()
  const report = useSourceMessage()
  const [options, setOptions] = useState<ReadonlyMap<string, readonly DictOption[]>>()
  const { entity } = page
  useEffect(() => {
    const controller = new AbortController()
    const codes = importDicts(entity)
    Promise.all(codes.map((code) => dataSource.dict.items(code, controller.signal))).then(
      (found) => setOptions(new Map(codes.map((code, at) => [code, found[at] ?? []]))),
      (error: unknown) => {
        if (controller.signal.aborted) return
        report(error)
        onFailed()
      },
    )
    return () => controller.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the failure is told once
  }, [entity, dataSource])
  return options
}
