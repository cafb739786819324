import { useDraggable } from '@dnd-kit/core'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { dragId } from './dragIds'
import { KIND_LABELS } from './kindLabels'
import { useDesignerTexts } from './useDesignerTexts'

/** The kinds of fields: dragged to their place, or added at the end by a press. */
export function Palette({
  kinds,
  onAdd,
}: {
  kinds: readonly FieldKind[]
  onAdd: (kind: FieldKind) => void
}): ReactNode {
  const { texts } = useDesignerTexts()
  return (
    <Card size="small" title={texts.palette} className="ld-designer-palette">
      <div className="ld-designer-kinds">
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} onAdd={onAdd} />
        ))}
      </div>
    </Card>
  )
}

function Kind({ kind, onAdd }: { kind: FieldKind; onAdd: (kind: FieldKind) => void }): ReactNode {
  const { locale } = useDesignerTexts()
  // A press of a key adds it at the end; from there it is moved by keys.
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: dragId({ what: 'kind', kind }) })
  const { onPointerDown } = listeners ?? {}
  return (
    <Button
      ref={setNodeRef}
      size="small"
      icon={<PlusOutlined />}
      className="ld-designer-kind"
      style={{ opacity: isDragging ? 0.5 : undefined }}
      onPointerDown={onPointerDown as never}
      onClick={() => onAdd(kind)}
    >
      {textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale)}
    </Button>
  )
}
