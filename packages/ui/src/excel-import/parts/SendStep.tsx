import { Alert, Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import { importMessages } from '../locale/messages'
import type { ImportWizardModel } from '../useImportWizard'

/** Most failures that are listed; the rest is in the grid of the step before. */
const MAX_LISTED = 100

/** How far the import is, and how it ended. */
export function SendStep({ wizard, onClose }: { wizard: ImportWizardModel; onClose: () => void }): ReactNode {
  const { report, total, busy, error, percent } = wizard
  const texts = useMessages(importMessages)
  const { failed } = report
  const ended = !busy && report.sent >= total
  // A row may be refused for several of its cells.
  const figures = { ...report, failed: new Set(failed.map(({ line }) => line)).size }
  return (
    <>
      <Progress
        percent={ended ? 100 : percent}
        status={error ? 'exception' : undefined}
        aria-label={texts.sending}
      />
      <div role="status">
        {ended ? texts.done : busy ? texts.sending : texts.stopped} · {texts.sent(report.sent, total)}
      </div>
      {error && <Alert type="error" showIcon title={error.message} />}
      <dl className="lading-import-figures">
        {(['created', 'updated', 'skipped', 'failed'] as const).map((name) => (
          <div key={name}>
            <dt>{texts.report[name]}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {failed.length > 0 && (
        <ul className="lading-import-failed" tabIndex={0} aria-label={texts.report.failed}>
          {failed.slice(0, MAX_LISTED).map(({ line, field, message }) => (
            <li key={`${line} ${field ?? ''} ${message}`}>{texts.rowFailed(line, message)}</li>
          ))}
        </ul>
      )}
      <div className="lading-import-bar">
        <span />
        {busy && <Button onClick={wizard.cancel}>{texts.cancel}</Button>}
        {!busy && !ended && (
          <Button type="primary" onClick={() => void wizard.resume()}>
            {texts.resume}
          </Button>
        )}
        {ended && failed.length > 0 && <Button onClick={wizard.fixFailed}>{texts.fixFailed}</Button>}
        {!busy && (
          <Button type={ended ? 'primary' : 'default'} onClick={onClose}>
            {texts.finish}
          </Button>
        )}
      </div>
    </>
  )
}
