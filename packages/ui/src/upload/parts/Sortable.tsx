import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import {
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import type { CSSProperties, ReactNode } from 'react'
import { useStable } from '../../foundation/useStable'
import { useMessages } from '../../foundation/locale/useMessages'
import { uploadMessages } from '../locale/messages'

/** A list whose items are dragged by pointer or keyboard. */
export interface SortableProps {
  ids: readonly string[]
  disabled: boolean
  onMove: (id: string, to: number) => void
  children: ReactNode
}

/** Where items are dragged. */
export function Sortable({ ids, disabled, onMove, children }: SortableProps): ReactNode {
  const texts = useMessages(uploadMessages)
  // A new list would draw every item anew.
  const stable = useStable([...ids])
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: texts.dragHelp },
        announcements: {
          onDragStart: () => texts.dragHelp,
          onDragOver: ({ over }) => (over ? texts.dragTo(ids.indexOf(String(over.id)) + 1) : undefined),
          onDragEnd: ({ over }) => (over ? texts.dropped(ids.indexOf(String(over.id)) + 1) : undefined),
          onDragCancel: () => texts.dragCancelled,
        },
      }}
    >
      <SortableContext items={stable} strategy={rectSortingStrategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What an item and its handle need to be dragged. */
export function useSorted(id: string): {
  ref: (node: HTMLElement | null) => void
  style: CSSProperties
  handle: Record<string, unknown>
} {
  const { setNodeRef, transform, transition, attributes, listeners, isDragging } = useSortable({ id })
  const moved = transform
    ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`
    : undefined
  return {
    ref: setNodeRef,
    style: { transform: moved, transition, ...(isDragging && { zIndex: 1, opacity: 0.8 }) },
    handle: { 'aria-describedby': attributes['aria-describedby'], ...listeners },
  }
}
