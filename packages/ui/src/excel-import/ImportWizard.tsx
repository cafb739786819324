import { Alert, Button, Progress, Skeleton, Steps, Upload } from 'antd'
import { Suspense, lazy, useEffect } from 'react'
import type { ReactNode } from 'react'
import { FullscreenModal } from '../dialogs/fullscreen/FullscreenModal'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { importMessages } from './locale/messages'
import { MapStep } from './parts/MapStep'
import { SendStep } from './parts/SendStep'
import { importCss } from './styles'
import { useImportWizard } from './useImportWizard'
import type { ImportStep, ImportWizardInput, ImportWizardModel } from './useImportWizard'

/** Brings the editable grid, which is needed when there is something to look at. */
const loadCheckStep = () => import('./parts/CheckStep')
const CheckStep = lazy(async () => ({ default: (await loadCheckStep()).CheckStep }))

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
  return (
    <FullscreenModal open={open} title={title ?? texts.title} onClose={onClose} width={1000}>
      <Css name="import">{importCss}</Css>
      <Wizard {...input} hint={hint} onClose={onClose} />
    </FullscreenModal>
  )
}

function Wizard({
  onClose,
  hint,
  ...input
}: ImportWizardInput & Pick<ImportWizardProps, 'onClose' | 'hint'>): ReactNode {
  const texts = useMessages(importMessages)
  const wizard = useImportWizard(input)
  const { step, busy, error, refused } = wizard
  useEffect(() => {
    // While the user looks at the columns. What cannot be fetched is asked for again when it is shown.
    if (step === 'map') void loadCheckStep().catch(() => undefined)
  }, [step])
  return (
    <div className="lading-import">
      <Steps
        size="small"
        current={STEPS.indexOf(step)}
        items={texts.steps.map((name) => ({ title: name }))}
        responsive
      />
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
        <Suspense fallback={<Skeleton active />}>
          <CheckStep wizard={wizard} columns={input.columns} />
        </Suspense>
      ) : (
        <SendStep wizard={wizard} onClose={onClose} />
      )}
    </div>
  )
}

/** Work that can be given up. */
function Busy({ wizard, text }: { wizard: ImportWizardModel; text: string }): ReactNode {
  const texts = useMessages(importMessages)
  return (
    <div className="lading-import-busy" role="status">
      <span>{text}</span>
      <Progress percent={wizard.percent} aria-label={text} />
      <Button onClick={wizard.cancel}>{texts.cancel}</Button>
    </div>
  )
}
