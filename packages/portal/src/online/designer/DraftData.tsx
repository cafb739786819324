import { Alert, Button, Flex, Input, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Draft } from './draftEdits'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** The whole definition as text: what the table does not offer is said here. */
export function DraftData({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts } = useDesignerTexts()
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2))
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    try {
      const read = JSON.parse(text) as Draft
      if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new Error('{ }')
      onChange(read)
      setWrong(undefined)
    } catch (error) {
      setWrong(filled(texts.badData, { text: (error as Error).message }))
    }
  }
  return (
    <Flex vertical gap="small">
      <Typography.Text type="secondary">{texts.dataHint}</Typography.Text>
      <Input.TextArea
        className="ld-designer-data"
        aria-label={texts.data}
        rows={24}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong === undefined ? null : <Alert type="error" showIcon title={wrong} />}
      <Button onClick={apply}>{texts.apply}</Button>
    </Flex>
  )
}
