import { useCallback, useEffect, useRef, useState } from 'react'
import { isAbort } from '../useSourceMessage'
import { useNamesTurn } from '../dict/useNamesTurn'
import { useUi } from '../useUi'
import { labelBatcher } from './labelBatcher'
import type { RemoteOption } from './remoteOption'
import type { RemoteSource } from './remoteSource'

/** Waiting time after the last key (spec 2 §9). */
export const SEARCH_DELAY_MS = 800

/** Options of a remote field and the labels of its values. */
export interface RemoteOptions {
  /** Whether the field has a source at all. */
  available: boolean
  options: RemoteOption[]
  loading: boolean
  error?: Error
  /** Labels of the values that are chosen. */
  chosen: RemoteOption[]
  /** Some of these labels are on their way. */
  naming: boolean
  /** Searches; without delay when `now`. */
  search(keyword: string, now?: boolean): void
  /** Gives up the search that waits or runs. */
  stop(): void
}

/** Searches on the server with a delay, gives up the search before, and finds labels of stored values. */
export function useRemoteOptions(source: RemoteSource | undefined, values: readonly string[]): RemoteOptions {
  const { dataSource, dicts } = useUi()
  const turn = useNamesTurn()
  const [found, setFound] = useState<{ options: RemoteOption[]; loading: boolean; error?: Error }>({
    options: [],
    loading: false,
  })
  const [chosen, setChosen] = useState<RemoteOption[]>([])
  /** The search that waits or runs. */
  const running = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const search = useCallback(
    (keyword: string, now = false) => {
      clearTimeout(timer.current)
      running.current?.abort()
      if (!source) return
      const controller = new AbortController()
      running.current = controller
      setFound((last) => ({ options: last.options, loading: true }))
      const send = () =>
        source.search(keyword.trim(), controller.signal).then(
          (options) => {
            if (controller.signal.aborted) return
            running.current = undefined
            labelBatcher({ dataSource, dicts }, source).learn(options)
            setFound({ options, loading: false })
          },
          (error: unknown) => {
            if (controller.signal.aborted || isAbort(error)) return
            running.current = undefined
            setFound({ options: [], loading: false, error: error as Error })
          },
        )
      timer.current = setTimeout(() => void send(), now ? 0 : SEARCH_DELAY_MS)
    },
    [source, dataSource, dicts],
  )
  const stop = useCallback(() => {
    if (!running.current) return
    clearTimeout(timer.current)
    running.current.abort()
    running.current = undefined
    setFound(({ options }) => ({ options, loading: false }))
  }, [])
  useEffect(() => stop, [stop])

  const joined = values.join(',')
  useEffect(() => {
    if (!source || joined === '') {
      setChosen((last) => (last.length > 0 ? [] : last))
      return
    }
    let wanted = true
    const batcher = labelBatcher({ dataSource, dicts }, source)
    const options = joined
      .split(',')
      .map(async (value) => (await batcher.get(value)) ?? { value, text: value })
    Promise.all(options).then(
      (all) => wanted && setChosen(all),
      () => wanted && setChosen(joined.split(',').map((value) => ({ value, text: value }))),
    )
    return () => {
      wanted = false
    }
  }, [source, dataSource, dicts, joined, turn])

  const naming = source !== undefined && values.some((value) => !chosen.some((one) => one.value === value))
  return { available: source !== undefined, ...found, chosen, naming, search, stop }
}
