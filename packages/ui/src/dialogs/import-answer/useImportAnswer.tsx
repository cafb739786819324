import { App, Button } from 'antd'
import { useCallback } from 'react'
import type { ImportAnswer } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { dialogMessages } from '../locale/messages'
import { errorFileOf } from './errorFile'

/**
 * Tells what an import answered: its message, and when rows were refused (code 201) a warning with a link to the file of
 * their errors (spec 2 §4, §8). Answers without success are for the caller, which knows the files' names.
 */
export function useImportAnswer(): (answer: ImportAnswer) => void {
  const texts = useMessages(dialogMessages)
  const { files } = useUi().dataSource
  const { message, modal } = App.useApp()
  return useCallback(
    (answer) => {
      if (answer.code !== 201) return void message.success(answer.message)
      const file = errorFileOf(answer.result)
      const link = (path: string) => {
        const address = files?.open?.(path) ?? Promise.resolve(files?.url(path) ?? path)
        address.then(
          (url) => window.open(url, '_blank', 'noopener,noreferrer'),
          () => void message.error(texts.noErrorFile),
        )
      }
      modal.warning({
        title: texts.importPartial,
        content: (
          <>
            <div style={{ whiteSpace: 'pre-line', maxHeight: 240, overflow: 'auto' }}>{answer.message}</div>
            {file && (
              <div>
                {texts.importDetails}
                <Button type="link" size="small" onClick={() => link(file)}>
                  {texts.errorFile}
                </Button>
              </div>
            )}
          </>
        ),
      })
    },
    [files, message, modal, texts],
  )
}
