import { Alert, Button, Flex, Input, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ReportDraft } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'

/** The whole definition as JSON; what cannot be read stays until it can. */
export function DataEditor({
  draft,
  onChange,
}: {
  draft: ReportDraft
  onChange: (draft: ReportDraft) => void
}): ReactNode {
  const { texts } = useDesignTexts()
  const [edited, setEdited] = useState<string>()
  const [bad, setBad] = useState(false)
  const apply = () => {
    try {
      const next = JSON.parse(edited ?? '') as ReportDraft
      if (typeof next !== 'object' || !Array.isArray(next?.columns)) throw new SyntaxError('no report')
      onChange(next)
      setEdited(undefined)
      setBad(false)
    } catch {
      setBad(true)
    }
  }
  return (
    <Flex vertical gap="small" align="start">
      <Typography.Text type="secondary">{texts.dataHint}</Typography.Text>
      <Input.TextArea
        className="ld-report-data"
        aria-label={texts.dataHint}
        autoSize={{ minRows: 8, maxRows: 24 }}
        value={edited ?? JSON.stringify(draft, null, 2)}
        onChange={(event) => setEdited(event.target.value)}
      />
      {bad ? <Alert type="error" showIcon title={texts.badData} /> : null}
      <Button disabled={edited === undefined} onClick={apply}>
        {texts.apply}
      </Button>
    </Flex>
  )
}
