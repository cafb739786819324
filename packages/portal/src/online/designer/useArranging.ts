import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { Announcements, DragEndEvent } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useState } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { draggedOf } from './dragIds'
import type { Dragged } from './dragIds'
import { fieldsOf } from './draftEdits'
import type { Draft, Place } from './draft'
import { addFieldAt, ASIDE, groupsOf, moveSection, placeField, whereIs } from './draftLayout'
import type { Arranged } from './draftLayout'
import { KIND_LABELS } from './kindLabels'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** What is arranged, and what is told of it. */
export interface Arranging {
  draft: Draft
  place: Place
  what: Arranged
  onChange: (draft: Draft) => void
  onChoose: (name: string) => void
}

/** Dragging of kinds, fields and sections, by pointer and by keyboard. */
export function useArranging({ draft, place, what, onChange, onChoose }: Arranging) {
  const { texts, locale } = useDesignerTexts()
  const [dragged, setDragged] = useState<Dragged>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const kindLabel = (kind: FieldKind) => KIND_LABELS[kind] ?? { zh: kind, en: kind }
  const nameOf = (each: Dragged): string => {
    if (each.what === 'kind') return textIn(kindLabel(each.kind), locale)
    if (each.what === 'field') {
      const field = fieldsOf(draft, place)[each.name]
      return field ? textIn(field, locale) : each.name
    }
    const title = groupsOf(draft, place, what)[each.group]?.title
    return each.group === ASIDE ? texts.aside : title ? textIn(title, locale) : texts.shownFields
  }
  /** The place that something is dragged over. */
  const target = (over: Dragged): { group: number; at: number } =>
    over.what === 'field'
      ? whereIs(draft, place, what, over.name)
      : over.what === 'kind'
        ? { group: 0, at: 0 }
        : { group: over.group, at: groupsOf(draft, place, what)[over.group]?.names.length ?? 0 }
  const end = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (!over || active.id === over.id) return
    const moved = draggedOf(String(active.id))
    const { group, at } = target(draggedOf(String(over.id)))
    if (moved.what === 'section') {
      if (group !== ASIDE) onChange(moveSection(draft, moved.group, group))
      return
    }
    if (moved.what === 'kind') {
      if (group === ASIDE) return
      const { zh, en } = kindLabel(moved.kind)
      const [next, name] = addFieldAt(draft, place, what, moved.kind, { zh, en }, group, at)
      onChange(next)
      onChoose(name)
    } else if (moved.what === 'field') {
      onChange(placeField(draft, place, what, moved.name, group, at))
      onChoose(moved.name)
    }
  }
  const announce = (text: string) => (id: unknown, over?: unknown) =>
    filled(text, {
      name: nameOf(draggedOf(String(id))),
      over: over === undefined ? '' : nameOf(draggedOf(String(over))),
    })
  const announcements: Announcements = {
    onDragStart: ({ active }) => announce(texts.dragStarted)(active.id),
    onDragOver: ({ active, over }) => (over ? announce(texts.dragOver)(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? announce(texts.dragEnded)(active.id, over.id) : undefined),
    onDragCancel: ({ active }) => announce(texts.dragCancelled)(active.id),
  }
  return {
    /** The name of what is being dragged. */
    shown: dragged && nameOf(dragged),
    context: {
      sensors,
      onDragStart: ({ active }: { active: { id: unknown } }) => setDragged(draggedOf(String(active.id))),
      onDragEnd: end,
      onDragCancel: () => setDragged(undefined),
      accessibility: { screenReaderInstructions: { draggable: texts.dragHelp }, announcements },
    },
  }
}
