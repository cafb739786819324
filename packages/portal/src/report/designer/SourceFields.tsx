import { Input, Tree, Typography } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { findNode } from './reportEdits'
import type { SourceNode } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'

interface Shown {
  key: string
  title: string
  children?: Shown[]
}

/** The fields that a report may take; a chosen one becomes a column. */
export function SourceFields({
  tree,
  onAdd,
}: {
  tree: readonly SourceNode[]
  onAdd: (node: SourceNode) => void
}): ReactNode {
  const { texts, locale } = useDesignTexts()
  const [word, setWord] = useState('')
  const shown = useMemo(() => {
    const wanted = word.trim().toLowerCase()
    const of = (nodes: readonly SourceNode[]): Shown[] =>
      nodes.flatMap((node): Shown[] => {
        const title = textIn(node, locale)
        const found = `${title} ${node.field.name}`.toLowerCase().includes(wanted)
        // Behind references nobody searches who has not opened them.
        return found || node.children
          ? [{ key: node.path, title, ...(node.children ? { children: of(node.children) } : {}) }]
          : []
      })
    return of(tree)
  }, [tree, word, locale])
  return (
    <aside className="ld-report-fields" aria-label={texts.fields}>
      <Input
        allowClear
        value={word}
        placeholder={texts.findField}
        aria-label={texts.findField}
        onChange={(event) => setWord(event.target.value)}
      />
      <Typography.Paragraph type="secondary" className="ld-report-hint">
        {texts.fieldHint}
      </Typography.Paragraph>
      <Tree
        blockNode
        height={420}
        treeData={shown}
        selectedKeys={[]}
        onSelect={(_keys, { node }) => {
          const found = findNode(tree, String(node.key))
          if (found) onAdd(found)
        }}
      />
    </aside>
  )
}
