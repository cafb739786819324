import { App } from 'antd'
import { useMemo } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { saveFile } from '../foundation/saveFile'
import { useImportAnswer } from '../dialogs/import-answer/useImportAnswer'
import { useConfirm } from '../dialogs/useConfirm'
import type { ResourceSource, SourceRow } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { useText } from '../foundation/locale/useText'
import { useSourceMessage } from '../foundation/useSourceMessage'
import { listPageMessages } from './locale/messages'
import { exportParams } from './logic/listParams'
import type { ListState } from './logic/listState'
import type { Selection } from './useSelection'
import type { ListParams } from '../foundation/dataSource'

/** What can be done to the rows of a list. Each settles when it is over; failures are told to the user. */
export interface ListActions {
  /** Asks, then deletes one row. */
  remove(row: SourceRow): Promise<void>
  /** Deletes the chosen rows, after 确认删除 / 是否删除选中数据? (spec 2 §5). */
  removeBatch(): Promise<void>
  /**
   * Downloads the rows of the conditions in force, or the chosen ones; nothing when it is given up. With lines the file has
   * a row for each line, as an import takes them. `onProgress` hears about how many per cent have come, where that is known.
   */
  exportFile(signal?: AbortSignal, withLines?: boolean, onProgress?: (percent: number) => void): Promise<void>
  /** The only chosen row; none or several: 请选择一条记录 (spec 2 §5), and nothing. */
  single(): SourceRow | undefined
  /** Sends .xls or .xlsx files to the import of the resource. */
  importFiles(files: File[]): Promise<void>
}

interface ActionInput {
  entity: EntityDefinition
  source: Partial<ResourceSource>
  state: ListState
  fixed: ListParams
  selection: Selection
  refresh(): void
}

/** The calls of a source, by the settings that the specification names them with (spec 2 §5). */
const URLS = {
  remove: 'delete',
  removeBatch: 'deleteBatch',
  exportFile: 'exportXlsUrl',
  importFiles: 'importExcelUrl',
} satisfies Partial<Record<keyof ResourceSource, string>>

/** The actions of a list page. */
export function useListActions(input: ActionInput): ListActions {
  const { entity, source, state, fixed, selection, refresh } = input
  const { message } = App.useApp()
  const tell = useImportAnswer()
  const texts = useMessages(listPageMessages)
  const text = useText()
  const confirm = useConfirm()
  const report = useSourceMessage()
  return useMemo<ListActions>(() => {
    const attempt = (work: () => Promise<void>) => work().catch(report)
    /** The call of the source, or 请设置url.…属性! when the page was given none (spec 2 §5). */
    const has = <Call extends keyof typeof URLS>(call: Call) => {
      if (source[call]) return true
      void message.warning(texts.noUrl(URLS[call]))
      return false
    }
    const removed = (ids: readonly string[]) => {
      void message.success(texts.removed)
      selection.drop(ids)
      refresh()
    }
    return {
      async remove(row) {
        if (!has('remove')) return
        const content = texts.confirmOne(String(row[entity.title] ?? row.id))
        await confirm({ title: texts.confirmTitle, content, danger: true }, () =>
          attempt(async () => {
            await source.remove?.(row.id)
            removed([row.id])
          }),
        )
      },
      async removeBatch() {
        if (!has('removeBatch')) return
        const ids = selection.keys
        if (ids.length === 0) {
          void message.warning(texts.selectOne)
          return
        }
        await confirm({ title: texts.confirmTitle, content: texts.confirmBatch, danger: true }, () =>
          attempt(async () => {
            await source.removeBatch?.(ids)
            removed(ids)
          }),
        )
      },
      single() {
        if (selection.rows.length === 1) return selection.rows[0]
        void message.warning(texts.selectSingle)
        return undefined
      },
      async exportFile(signal, withLines = false, onProgress) {
        if (!has('exportFile')) return
        await attempt(async () => {
          const params = exportParams(state, selection.keys, fixed)
          const file = await source.exportFile?.(
            withLines ? { ...params, withLines: '1' } : params,
            signal,
            onProgress,
          )
          if (signal?.aborted) return
          if (!file?.blob.size) void message.warning(texts.noExport)
          else saveFile(file.blob, file.name || `${text(entity.label)}.xlsx`)
        })
      },
      async importFiles(files) {
        if (!has('importFiles')) return
        if (files.some((file) => !/\.xlsx?$/i.test(file.name))) {
          void message.warning(texts.wrongImportType)
          return
        }
        await attempt(async () => {
          const answer = await source.importFiles?.(files)
          if (!answer) return
          if (!answer.success) void message.warning(answer.message)
          else tell(answer)
          refresh()
        })
      },
    }
  }, [entity, source, state, fixed, selection, refresh, message, tell, texts, text, confirm, report])
}
