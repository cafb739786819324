import { App } from 'antd'
import { useCallback } from 'react'
import { SourceError } from './dataSource'
import { foundationMessages } from './locale/messages'
import { useMessages } from './locale/useMessages'

/** Whether an error only says that a request was given up. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'CanceledError')
}

/**
 * Shows why a call failed: the server's message as a warning (spec 2 §8), anything else as an error. Requests
 * that were given up are not reported, nor what the user has been told already.
 */
export function useSourceMessage(): (error: unknown) => void {
  const { message } = App.useApp()
  const texts = useMessages(foundationMessages)
  return useCallback(
    (error: unknown) => {
      if (isAbort(error) || (error instanceof SourceError && error.told)) return
      const why = error instanceof Error && error.message ? error.message : texts.unknownError
      if (error instanceof SourceError) void message.warning(why)
      else void message.error(why)
    },
    [message, texts],
  )
}
