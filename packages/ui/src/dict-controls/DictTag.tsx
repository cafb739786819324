import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useDict } from '../foundation/dict/useDict'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { splitValues } from './logic/dependentValue'

/** A text longer than its place is wide goes on in the next line. */
const FITTING = {
  maxWidth: '100%',
  marginInlineEnd: 4,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const

/** Values of a dictionary, shown as tags in the colours of their options. */
export function DictTag({ code, value }: Pick<DictControlProps, 'code' | 'value'>): ReactNode {
  const dict = useDict(code || undefined)
  if (!code) return <CodeMissing />
  return splitValues(value).map((each) => {
    const color = dict.optionOf(each)?.color
    return (
      <Tag key={each} color={color} style={FITTING}>
        {dict.textOf(each)}
      </Tag>
    )
  })
}
