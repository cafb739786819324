import { Alert, Button, Progress, Skeleton, Spin, Steps, Upload } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { FullscreenModal } from '../dialogs/fullscreen/FullscreenModal'
import { useConfirm } from '../dialogs/useConfirm'
import { Css } from '../foundation/Css'
import { NotLoaded, lazyPart } from '../foundation/lazy/lazyPart'
import type { Instead } from '../foundation/lazy/lazyPart'
import { useMessages } from '../foundation/locale/useMessages'
import { importMessages } from './locale/messages'
import { MapStep } from './parts/MapStep'
import { SendStep } from './parts/SendStep'
import { importCss } from './styles'
import { useImportWizard } from './useImportWizard'
import type { ImportStep, ImportWizardInput, ImportWizardModel } from './useImportWizard'

/** Brings the editable grid, which is needed when there is something to look at. */
const loadCheckStep = () => import('./parts/CheckStep')
const CheckStep = lazyPart(async () => (await loadCheckStep()).CheckStep, CheckRoom)

/** Import with a look at the data before it is sent. */
export interface ImportWizardProps extends ImportWizardInput {
  open: boolean
  /** @default 导入EXCEL */
  title?: string
  onClose: () => void
  /** Below the place for the file, e.g. a link to a template. */
  hint?: ReactNode
}

const STEPS: readonly ImportStep[] = ['choose', 'map', 'check', 'send']

/**
 * Reads an .xlsx, .xls or .csv file in a worker, maps its columns, checks every cell by the rules of the grid and the server,
 * lets bad rows be corrected in a grid, sends good ones in batches and reports.
 *
 * @example <ImportWizard open columns={columns} send={sendAsWorkbook(source, columns)} onClose={close} />
 */
export function ImportWizard({ open, title, onClose, hint, ...input }: ImportWizardProps): ReactNode {
  const texts = useMessages(importMessages)
  const confirm = useConfirm()
  const unfinished = useRef(false)
  // The dialog itself leaves the document when its page is hidden; this stays with the page.
  const place = useRef<Element>(undefined)
  const latest = useRef(open)
  latest.current = open
  const stays = useCallback(() => latest.current && place.current?.isConnected === true, [])
  // Escape is pressed quickly, and rows may have been mended for an hour.
  const leave = async () => {
    const question = { title: texts.leave, content: texts.leaveContent, danger: true }
    if (!unfinished.current || (await confirm(question))) onClose()
  }
  return (
    <>
      <span
        hidden
        ref={(element) => {
          if (element) place.current = element
        }}
      />
      <FullscreenModal open={open} title={title ?? texts.title} onClose={() => void leave()} width={1000}>
        <Css name="import">{importCss}</Css>
        <Wizard {...input} hint={hint} onClose={onClose} unfinished={unfinished} stays={stays} />
      </FullscreenModal>
    </>
  )
}

interface WizardProps extends ImportWizardInput, Pick<ImportWizardProps, 'onClose' | 'hint'> {
  /** Told whether there is something to lose: rows that were checked, or that are being sent. */
  unfinished: RefObject<boolean>
  /** Whether the dialog is still open when its effects end: its page is only hidden. */
  stays: () => boolean
}

function Wizard({ onClose, hint, unfinished, stays, ...input }: WizardProps): ReactNode {
  const texts = useMessages(importMessages)
  const wizard = useImportWizard(input, stays)
  const { step, busy, error, refused } = wizard
  useEffect(() => {
    // While the user looks at the columns. What cannot be fetched is asked for again when it is shown.
    if (step === 'map') void loadCheckStep().catch(() => undefined)
  }, [step])
  const at = STEPS.indexOf(step)
  useEffect(() => {
    unfinished.current = step === 'check' || busy === 'sending'
    return () => {
      unfinished.current = false
    }
  }, [unfinished, step, busy])
  const frame = useFocusOfStep(`${step} ${busy}`)
  return (
    <div ref={frame} className="lading-import" role="group" aria-label={texts.steps[at]} tabIndex={-1}>
      <Steps size="small" current={at} items={texts.steps.map((name) => ({ title: name }))} responsive />
      {error && step !== 'send' && (
        <Alert type="error" showIcon title={refused ? texts.refusals[refused] : error.message} />
      )}
      {busy && busy !== 'sending' ? (
        <Busy wizard={wizard} text={busy === 'reading' ? texts.reading : texts.checking} />
      ) : step === 'choose' ? (
        <>
          <Upload.Dragger
            accept=".xlsx,.xls,.csv"
            showUploadList={false}
            beforeUpload={(file) => {
              void wizard.choose(file)
              return Upload.LIST_IGNORE
            }}
          >
            <p>{texts.pick}</p>
          </Upload.Dragger>
          {hint && <div>{hint}</div>}
        </>
      ) : step === 'map' ? (
        <MapStep wizard={wizard} columns={input.columns} />
      ) : step === 'check' ? (
        <CheckStep wizard={wizard} columns={input.columns} />
      ) : (
        <SendStep wizard={wizard} onClose={onClose} />
      )}
    </div>
  )
}

/** The grid to correct rows in is on its way, or could not be fetched. */
function CheckRoom({ error, retry }: Instead): ReactNode {
  return error ? <NotLoaded error={error} retry={retry} /> : <Skeleton active title={false} />
}

/** What was pressed goes with its step: the keyboard then stands at the next one, by whose name it is announced. */
function useFocusOfStep(stage: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(stage)
  useEffect(() => {
    const here = document.activeElement
    if (last.current !== stage && (!here || here === document.body))
      frame.current?.focus({ preventScroll: true })
    last.current = stage
  }, [stage])
  return frame
}

/** Work that can be given up. */
function Busy({ wizard, text }: { wizard: ImportWizardModel; text: string }): ReactNode {
  const texts = useMessages(importMessages)
  return (
    <div className="lading-import-busy" role="status">
      {/* A workbook is unpacked before its first rows are counted: something moves until then. */}
      <span>
        <Spin size="small" /> {text}
      </span>
      <Progress percent={wizard.percent} showInfo={wizard.percent > 0} aria-label={text} />
      <Button onClick={wizard.cancel}>{texts.cancel}</Button>
    </div>
  )
}
