import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../../foundation/locale/useMessages'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { useSourceMessage } from '../../foundation/useSourceMessage'
import { pickerMessages } from '../locale/messages'
import { askedFor, MAX_PASTED, reportPasted, splitPasted, splitUnknown } from './pasteList'
import type { PasteReport } from './pasteList'
import type { TableSource } from './pickerSource'

/** A list from elsewhere, resolved at once. */
export interface PastePanelProps {
  source: Required<Pick<TableSource, 'candidates'>> & Pick<TableSource, 'keysOf'>
  onFound: (options: RemoteOption[]) => void
}

/** Pasted names, accounts or job numbers are found by one call and added; those not found are listed. */
export function PastePanel({ source, onFound }: PastePanelProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const failed = useSourceMessage()
  const id = useId()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [rest, setRest] = useState(0)
  const [report, setReport] = useState<PasteReport>()

  const apply = async () => {
    const all = splitPasted(text)
    if (all.length === 0) return
    const entries = all.slice(0, MAX_PASTED)
    setBusy(true)
    try {
      const keysOf = source.keysOf ?? ((option: RemoteOption) => [option.value, option.text])
      const options = await source.candidates(askedFor(entries))
      const next = reportPasted(splitUnknown(entries, options, keysOf), options, keysOf)
      setReport(next)
      // What was too much stays to be found next.
      const left = all.slice(MAX_PASTED)
      setRest(left.length)
      if (left.length > 0) setText(left.join('\n'))
      onFound(next.found)
    } catch (error) {
      failed(error)
    } finally {
      setBusy(false)
    }
  }
  const settle = (word: string, option: RemoteOption) => {
    onFound([option])
    setReport((last) => last && { ...last, ambiguous: last.ambiguous.filter((each) => each.word !== word) })
  }

  return (
    <div>
      <label htmlFor={id} className="lading-picker-label">
        {texts.pasteLabel}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        value={text}
        rows={4}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="lading-picker-bar" style={{ marginTop: 8 }}>
        <Button size="small" loading={busy} onClick={() => void apply()}>
          {texts.pasteApply}
        </Button>
        <span className="lading-picker-muted">{texts.pasteTooMany(MAX_PASTED)}</span>
      </div>
      <div role="status">
        {report && <p className="lading-picker-report">{texts.pasteFound(report.found.length)}</p>}
        {rest > 0 && <p className="lading-picker-report">{texts.pasteRest(rest)}</p>}
        {report && report.missing.length > 0 && (
          <p className="lading-picker-report lading-picker-missing">
            {texts.pasteMissing(report.missing.join('、'))}
          </p>
        )}
        {report?.ambiguous.map(({ word, options }) => (
          <p key={word} className="lading-picker-report">
            {texts.pasteAmbiguous(word)}
            {options.map((option) => (
              <Button key={option.value} size="small" onClick={() => settle(word, option)}>
                {option.text === option.value ? option.text : `${option.text}（${option.value}）`}
              </Button>
            ))}
          </p>
        ))}
      </div>
    </div>
  )
}
