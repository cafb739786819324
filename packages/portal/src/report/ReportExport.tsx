import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import type { ReadReport } from '@lading/core/contract'
import { textIn } from '@lading/core/text'
import { saveFile } from '@lading/ui/dialogs'
import { request } from '@/platform/request'
import type { ReportQuery } from './useReport'
import { filled, useReportTexts } from './useReportTexts'

const KB = 1024

/**
 * Makes the workbook of a report, also while another tab is shown. As with lists, one that takes over a second is told of, with how long it has taken, and
 * can be given up; the server writes it while it is sent: how much has come is known, and about how much that is of all.
 */
export function ReportExport({ report, asked }: { report: ReadReport; asked: ReportQuery }): ReactNode {
  const { texts, locale } = useReportTexts()
  const [busy, setBusy] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [received, setReceived] = useState<{ bytes: number; percent?: number | undefined }>({ bytes: 0 })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!busy) return
    const clock = setInterval(() => setSeconds((last) => last + 1), 1000)
    return () => clearInterval(clock)
  }, [busy])
  const exportFile = async () => {
    const own = new AbortController()
    controller.current = own
    setSeconds(0)
    setReceived({ bytes: 0 })
    setBusy(true)
    try {
      const { path } = calls.reportExport
      const file = await request().download(path.replace(':id', encodeURIComponent(report.id)), {
        query: asked,
        signal: own.signal,
        onProgress: ({ direction, loaded, percent }) => {
          if (direction === 'download') setReceived({ bytes: loaded, percent })
        },
      })
      if (!own.signal.aborted) saveFile(file.blob, file.name || `${textIn(report.label, locale)}.xlsx`)
    } catch (error) {
      // What was given up is no failure.
      request().report(error, 'error')
    } finally {
      setBusy(false)
    }
  }
  const { bytes, percent } = received
  return (
    <>
      <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void exportFile()}>
        {busy ? texts.exporting : texts.export}
      </Button>
      {busy && seconds > 0 ? (
        <span className="ld-report-exporting">
          {/* The figures are not announced: that would not end. */}
          <span role="status">{texts.exportWait}</span>
          <span aria-hidden>
            {filled(percent === undefined ? texts.exportFar : texts.exportPart, {
              seconds,
              percent: percent ?? '',
              kb: Math.round(bytes / KB).toLocaleString('en-US'),
            })}
          </span>
          <Button type="link" size="small" onClick={() => controller.current?.abort()}>
            {texts.cancelExport}
          </Button>
        </span>
      ) : null}
    </>
  )
}
