import { Alert, Button, Flex, Input, Typography } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { filled, useShellTexts } from './texts'
import type { DesignState } from './useDesign'

/** The whole definition as JSON: what the pages of a designer do not offer is said here; what cannot be read stays. */
export function DesignData<Draft extends object>(props: {
  design: Pick<DesignState<never, never>, 'typed' | 'type'>
  draft: Draft
  hint?: string
  /** Says what text is no definition at all, though it is JSON. @returns nothing where it is one */
  refuse?: (read: object) => string | undefined
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, hint, refuse, onChange } = props
  const { typed, type } = props.design
  const { texts } = useShellTexts()
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    try {
      const read: unknown = JSON.parse(typed ?? '')
      if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new SyntaxError('{ }')
      const why = refuse?.(read)
      if (why !== undefined) throw new SyntaxError(why)
      onChange(read as Draft)
      type(undefined)
      setWrong(undefined)
    } catch (error) {
      setWrong(filled(texts.badData, { text: (error as Error).message }))
    }
  }
  return (
    <Flex vertical gap="small" align="stretch">
      <Typography.Text type="secondary">{hint ?? texts.dataHint}</Typography.Text>
      <Input.TextArea
        className="ld-design-data"
        aria-label={texts.data}
        autoSize={{ minRows: 8, maxRows: 24 }}
        spellCheck={false}
        value={typed ?? JSON.stringify(draft, null, 2)}
        onChange={(event) => type(event.target.value)}
      />
      {wrong === undefined ? null : <Alert type="error" showIcon title={wrong} />}
      <Button disabled={typed === undefined} onClick={apply}>
        {texts.apply}
      </Button>
    </Flex>
  )
}
