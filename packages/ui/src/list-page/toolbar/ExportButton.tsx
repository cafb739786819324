import { ExportOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFastGuard } from '../../foundation/guard/useFastGuard'
import { useMessages } from '../../foundation/locale/useMessages'
import { listPageMessages } from '../locale/messages'
import type { ListPageModel } from '../useListPage'

/**
 * Makes the file of the rows in force. One that takes over a second is told of, with the number of rows, how long it has
 * taken and about how much has come, and can be given up.
 */
export function ExportButton({ page }: { page: ListPageModel }): ReactNode {
  const texts = useMessages(listPageMessages)
  const guard = useFastGuard()
  const [busy, setBusy] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const [percent, setPercent] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    if (!busy) return
    const clock = setInterval(() => setSeconds((last) => last + 1), 1000)
    return () => clearInterval(clock)
  }, [busy])
  const hasLines = Object.keys(page.entity.lines ?? {}).length > 0
  const start = (withLines: boolean) => {
    const own = new AbortController()
    controller.current = own
    setSeconds(0)
    setPercent(undefined)
    setBusy(true)
    return page.exportFile(own.signal, withLines, setPercent).finally(() => setBusy(false))
  }
  return (
    <>
      <Space.Compact>
        <Button icon={<ExportOutlined />} loading={busy} onClick={() => guard.run(() => start(false))}>
          {texts.exportFile}
        </Button>
        {hasLines && (
          <Button disabled={busy} title={texts.withLinesHint} onClick={() => guard.run(() => start(true))}>
            {texts.withLines}
          </Button>
        )}
      </Space.Compact>
      {busy && seconds > 0 && (
        <span className="lading-exporting">
          {/* The figures are not announced: that would not end. */}
          <span role="status">{texts.exporting(page.selection.keys.length || page.total)}</span>
          <span aria-hidden>{texts.exportFar(seconds, percent)}</span>
          <Button type="link" size="small" onClick={() => controller.current?.abort()}>
            {texts.cancelExport}
          </Button>
        </span>
      )}
    </>
  )
}
