import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '@lading/core/rules'
import { newKey } from '../foundation/newKey'
import { isAbort } from '../foundation/useSourceMessage'
import { useHandler } from '../foundation/useHandler'
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
/** Nothing was corrected. */
const NONE: ReadonlyMap<number, Row> = new Map()

/**
 * The state of one import, from file to report.
 *
 * @param stays whether the import is still open when its effects end, as where its page is hidden: what is under way goes on
 *   then. @default never
 */
export function useImportWizard(input: ImportWizardInput, stays: () => boolean = () => false) {
  const { columns, send, storageKey, reader = readSheetInWorker, onDone } = input
  const { locale, dataSource, references } = useUi()
  const [step, setStep] = useState<ImportStep>('choose')
  const [sheet, setSheet] = useState<SheetCell[][]>([])
  const [headingAt, setHeadingAt] = useState(0)
  const [mapping, setMapping] = useState<ColumnMapping>([])
  const [rows, setRows] = useState<ImportRow[]>([])
  const [issues, setIssues] = useState<ImportIssue[]>([])
  /** Rows that were corrected since they were checked, by line: their values as they were checked. */
  const [corrected, setCorrected] = useState(NONE)
  /** Something was corrected since the rows were read: reading them again loses it. */
  const [mended, setMended] = useState(false)
  /** The message of the problem that is looked at. */
  const [problem, setProblem] = useState<string>()
  const [report, setReport] = useState<ImportReport>(NO_REPORT)
  const [sending, setSending] = useState<ImportRow[]>([])
  const [busy, setBusy] = useState<'reading' | 'checking' | 'sending'>()
  const [percent, setPercent] = useState(0)
  const [error, setError] = useState<Error>()
  const controller = useRef(new AbortController())
  const importId = useRef('')
  const names = useRef<KnownNames>(new Map())
  const open = useHandler(stays)
  useEffect(() => () => (open() ? undefined : controller.current.abort()), [open])

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
  /** @returns the rows and what is wrong with them; undefined when the check was given up or failed */
  const check = async (read: (options: { signal: AbortSignal }) => ImportRow[] | Promise<ImportRow[]>) => {
    let result: { rows: ImportRow[]; issues: ImportIssue[] } | undefined
    await work('checking', async (signal) => {
      const naming = await namingColumns(columns, { dataSource, references })
      const named = await readNames(await read({ signal }), naming, { known: names.current, signal })
      const { rows: of, known } = named
      names.current = known
      const found = await checkRows(of, columns, { locale, signal, names: known, onProgress: setPercent })
      result = { rows: of, issues: found }
      // Drawn in slices: there may be a grid full of bad rows.
      startTransition(() => {
        setRows(of)
        setIssues(found)
        setCorrected(NONE)
        setStep('check')
      })
    })
    return result
  }
  /** Takes corrected rows, by line, before they are checked: they stay when that is given up or fails. */
  const correct = (changed: ReadonlyMap<number, Row>): ImportRow[] => {
    if (changed.size === 0) return rows
    setMended(true)
    const next = withChanges(rows, columns, changed)
    const asChecked = new Map(corrected)
    for (const [at, row] of next.entries()) {
      const last = rows[at]!
      if (row !== last && !asChecked.has(row.line)) asChecked.set(row.line, last.values)
    }
    setRows(next)
    setCorrected(asChecked)
    return next
  }
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
  const held = useMemo(() => linesHeld(rows, issues, columns), [rows, columns, issues])
  /** Issues whose cell is still as it was checked. */
  const standing = useMemo(() => {
    if (corrected.size === 0) return issues
    const byLine = new Map(rows.map((row) => [row.line, row.values]))
    return issues.filter(({ line, field }) => {
      const asChecked = corrected.get(line)
      return !asChecked || !field || Object.is(asChecked[field] ?? null, byLine.get(line)?.[field] ?? null)
    })
  }, [rows, issues, corrected])
  const begin = (of: readonly ImportRow[], without: ReadonlySet<number>) => {
    importId.current = newKey()
    setReport(NO_REPORT)
    return run(
      rowsToSend(
        of.filter(({ line }) => !without.has(line)),
        columns,
      ),
      NO_REPORT,
    )
  }

  return {
    step,
    sheet,
    headingAt,
    mapping,
    rows,
    issues,
    standing,
    mended,
    problem,
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
      setMended(false)
      setProblem(undefined)
      return check((options) => rowsOf(sheet, headingAt, mapping, columns, options))
    },
    /** Takes corrected rows, by line, and checks everything again: a value may now be repeated elsewhere. */
    recheck: (changed: ReadonlyMap<number, Row>) => {
      const now = correct(changed)
      return check(() => now)
    },
    /** Looks at one problem, or at all; rows that were corrected until then, by line, are taken. */
    lookAt: (message: string | undefined, changed: ReadonlyMap<number, Row>) => {
      correct(changed)
      setProblem(message)
    },
    held,
    /**
     * Sends the rows without issues. Rows that were corrected and not checked are checked first: when one of them is still
     * wrong, nothing is sent.
     */
    start: async (changed = NONE) => {
      const lines = new Set([...corrected.keys(), ...changed.keys()])
      if (lines.size === 0) return begin(rows, held)
      const now = correct(changed)
      const checked = await check(() => now)
      if (!checked || checked.issues.some(({ line }) => lines.has(line))) return
      await begin(checked.rows, linesHeld(checked.rows, checked.issues, columns))
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
      setCorrected(NONE)
      setProblem(undefined)
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

/** Lines that are not sent because of these issues. */
function linesHeld(
  rows: readonly ImportRow[],
  issues: readonly ImportIssue[],
  columns: readonly ImportColumn[],
): Set<number> {
  return heldLines(rows, columns, new Set(issues.map(({ line }) => line)))
}

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
