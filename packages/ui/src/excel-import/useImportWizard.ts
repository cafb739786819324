import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { newKey } from '../foundation/newKey'
import { isAbort } from '../foundation/useSourceMessage'
import { useUi } from '../foundation/useUi'
import { checkRows, rowsOf } from './logic/checkRows'
import type { ImportColumn, ImportRow } from './logic/importTypes'
import type { ImportIssue } from './logic/checkRows'
import { findHeadings, mapColumns, rememberMapping } from './logic/mapColumns'
import type { ColumnMapping } from './logic/mapColumns'
import { SheetError, readSheetInWorker } from './logic/readSheet'
import { heldLines, rowsToSend, startsOf, withChanges } from './logic/recordRows'
import { namingColumns, readNames } from './logic/readNames'
import type { KnownNames } from './logic/knownNames'
import type { SheetCell, SheetReader } from './logic/readSheet'
import { NO_REPORT, sendRows } from './logic/sendRows'
import type { ImportReport, SendBatch } from './logic/sendRows'

/** Where the wizard stands. */
export type ImportStep = 'choose' | 'map' | 'check' | 'send'

/** Options of `useImportWizard`: target columns, the call that stores a batch, and what is remembered. */
export interface ImportWizardInput {
  columns: readonly ImportColumn[]
  send: SendBatch
  /** Key under which the mapping is remembered in local storage. @default not remembered */
  storageKey?: string
  /** @default a worker that reads .xlsx, .xls and .csv */
  reader?: SheetReader
  /** After each sending, also one that was interrupted or given up: rows may be stored all the same. */
  onDone?: (report: ImportReport) => void
}

const PREFIX = 'lading-import:'

/** The state of one import, from file to report. */
export function useImportWizard(input: ImportWizardInput) {
  const { columns, send, storageKey, reader = readSheetInWorker, onDone } = input
  const { locale, dataSource, references } = useUi()
  const [step, setStep] = useState<ImportStep>('choose')
  const [sheet, setSheet] = useState<SheetCell[][]>([])
  const [headingAt, setHeadingAt] = useState(0)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const [rows, setRows] = useState<ImportRow[]>([])
  const [issues, setIssues] = useState<ImportIssue[]>([])
  const [report, setReport] = useState<ImportReport>(NO_REPORT)
  const [sending, setSending] = useState<ImportRow[]>([])
  const [busy, setBusy] = useState<'reading' | 'checking' | 'sending'>()
  const [percent, setPercent] = useState(0)
  const [error, setError] = useState<Error>()
  const controller = useRef(new AbortController())
  const importId = useRef('')
  const names = useRef<KnownNames>(new Map())
  useEffect(() => () => controller.current.abort(), [])

  /** Runs one piece of work; what it says after it was given up is not heard. */
  const work = async (kind: NonNullable<typeof busy>, job: (signal: AbortSignal) => Promise<void>) => {
    controller.current.abort()
    const own = new AbortController()
    controller.current = own
    setBusy(kind)
    setPercent(0)
    setError(undefined)
    try {
      await job(own.signal)
    } catch (reason) {
      if (!own.signal.aborted && !isAbort(reason)) setError(reason as Error)
    } finally {
      // With the result of the work, not before it.
      if (controller.current === own) startTransition(() => setBusy(undefined))
    }
  }
  const choose = (file: File) =>
    work('reading', async (signal) => {
      const read = await reader(file, { onProgress: setPercent, signal })
      names.current = new Map()
      const at = findHeadings(read, columns)
      // A template that nobody has filled in.
      if (read.length <= at + 1) throw new SheetError('empty')
      setSheet(read)
      setHeadings(at, read)
      setStep('map')
    })
  const setHeadings = (at: number, read = sheet) => {
    setHeadingAt(at)
    setMapping(mapColumns(read[at] ?? [], columns, remembered(storageKey)))
  }
  const check = (read: (options: { signal: AbortSignal }) => ImportRow[] | Promise<ImportRow[]>) =>
    work('checking', async (signal) => {
      const naming = await namingColumns(columns, { dataSource, references })
      const named = await readNames(await read({ signal }), naming, { known: names.current, signal })
      const { rows: of, known } = named
      names.current = known
      const found = await checkRows(of, columns, { locale, signal, names: known, onProgress: setPercent })
      // Drawn in slices: there may be a grid full of bad rows.
      startTransition(() => {
        setRows(of)
        setIssues(found)
        setStep('check')
      })
    })
  const run = (of: ImportRow[], from: ImportReport) =>
    work('sending', async (signal) => {
      setStep('send')
      setSending(of)
      let last = from
      const onReport = (now: ImportReport) => setReport((last = now))
      try {
        const starts = startsOf(of, columns)
        last = await sendRows(of, send, { from, importId: importId.current, signal, onReport, starts })
      } finally {
        onDone?.(last)
      }
    })

  /** Lines that are not sent as they are. */
  const held = useMemo(
    () => heldLines(rows, columns, new Set(issues.map(({ line }) => line))),
    [rows, columns, issues],
  )

  return {
    step,
    sheet,
    headingAt,
    mapping,
    rows,
    issues,
    report,
    total: sending.length,
    busy,
    percent: step === 'send' ? Math.floor((report.sent / Math.max(1, sending.length)) * 100) : percent,
    error,
    refused: error instanceof SheetError ? error.why : undefined,
    choose,
    setHeadings: (at: number) => setHeadings(at),
    mapColumn: (at: number, key: string | undefined) =>
      setMapping(mapping.map((each, place) => (place === at ? key : each === key ? undefined : each))),
    /** Reads the rows by the mapping, and checks them. */
    readRows: () => {
      keep(storageKey, rememberMapping(sheet[headingAt] ?? [], mapping))
      return check((options) => rowsOf(sheet, headingAt, mapping, columns, options))
    },
    /** Takes corrected rows, by line, and checks everything again: a value may now be repeated elsewhere. */
    recheck: (changed: ReadonlyMap<number, ImportRow['values']>) =>
      check(() => withChanges(rows, columns, changed)),
    held,
    /** Sends the rows without issues. */
    start: () => {
      importId.current = newKey()
      setReport(NO_REPORT)
      return run(
        rowsToSend(
          rows.filter(({ line }) => !held.has(line)),
          columns,
        ),
        NO_REPORT,
      )
    },
    /** Goes on after an interruption. */
    resume: () => run(sending, report),
    /** Back to the check with the refused rows only, and their messages. */
    fixFailed: () => {
      const failed = new Set(report.failed.map(({ line }) => line))
      // What was known of names may be what the server refused: they are asked for again.
      names.current = new Map()
      setRows(rows.filter(({ line }) => failed.has(line)))
      setIssues(report.failed)
      setStep('check')
    },
    back: () => {
      controller.current.abort()
      setError(undefined)
      setStep(step === 'check' ? 'map' : 'choose')
    },
    cancel: () => {
      controller.current.abort()
      setBusy(undefined)
    },
  }
}

/** The state of an import. */
export type ImportWizardModel = ReturnType<typeof useImportWizard>

function remembered(key: string | undefined): Record<string, string> {
  if (!key) return {}
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? '{}')
    return typeof kept === 'object' && kept ? (kept as Record<string, string>) : {}
  } catch {
    return {}
  }
}

function keep(key: string | undefined, mapping: Record<string, string>): void {
  if (!key) return
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ ...remembered(key), ...mapping }))
  } catch {
    // A full or forbidden storage only forgets.
  }
}
