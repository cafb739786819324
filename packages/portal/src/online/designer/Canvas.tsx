import { DeleteOutlined, HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { useDroppable } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { Button, Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import { dragId } from './dragIds'
import { fieldsOf } from './draftEdits'
import type { Draft, Place } from './draft'
import {
  addSection,
  ASIDE,
  asideOf,
  fits,
  groupsOf,
  isAlone,
  removeSection,
  setSection,
  stepField,
} from './draftLayout'
import type { Arranged, Group } from './draftLayout'
import { KIND_LABELS } from './kindLabels'
import { useDesignerTexts } from './useDesignerTexts'

/** What the canvas works on. */
export interface CanvasProps {
  draft: Draft
  place: Place
  what: Arranged
  chosen: string | undefined
  onChoose: (name: string) => void
  onChange: (draft: Draft) => void
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
}

/** The sections of a form, the columns of a list or of lines, or its searches, as their fields are dragged. */
export function Canvas(props: CanvasProps): ReactNode {
  const { draft, place, what, onChange } = props
  const { texts } = useDesignerTexts()
  const groups = groupsOf(draft, place, what)
  const sections = place === undefined && what === 'form'
  const aside = asideOf(draft, place, what).filter((name) => fits(fieldsOf(draft, place)[name]!, what))
  const shown = groups.map((group, number) => (
    <CanvasGroup key={number} {...props} group={group} number={number} last={groups.length === 1} />
  ))
  return (
    <div className="ld-designer-canvas">
      {sections ? (
        <SortableContext items={groups.map((_, group) => dragId({ what: 'section', group }))}>
          {shown}
        </SortableContext>
      ) : (
        shown
      )}
      {sections ? (
        <Button
          type="dashed"
          icon={<PlusOutlined />}
          onClick={() => onChange(addSection(draft, { zh: '新分组', en: 'New section' }))}
        >
          {texts.addSection}
        </Button>
      ) : null}
      {aside.length > 0 || groups.length > 0 ? (
        <CanvasGroup {...props} group={{ names: aside }} number={ASIDE} last />
      ) : null}
    </div>
  )
}

function CanvasGroup(props: CanvasProps & { group: Group; number: number; last: boolean }): ReactNode {
  const { draft, what, group, number, last, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const { setNodeRef, isOver } = useDroppable({ id: dragId({ what: 'group', group: number }) })
  const section = useSortable({
    id: dragId({ what: 'section', group: number }),
    disabled: group.title === undefined,
  })
  const { transform } = section
  const name = group.title
    ? textIn(group.title, locale)
    : number === ASIDE
      ? texts.aside
      : texts.arranged[what]
  return (
    <section
      ref={section.setNodeRef}
      className={number === ASIDE ? 'ld-designer-group ld-designer-aside' : 'ld-designer-group'}
      aria-label={name}
      style={transform ? { transform: `translateY(${Math.round(transform.y)}px)` } : undefined}
    >
      {group.title ? (
        <div className="ld-designer-group-head">
          <button
            type="button"
            className="ld-designer-handle"
            aria-label={`${texts.moveSection} ${name}`}
            aria-describedby={section.attributes['aria-describedby']}
            {...section.listeners}
          >
            <HolderOutlined />
          </button>
          {(['zh', 'en'] as const).map((language) => (
            <Input
              key={language}
              variant="filled"
              value={group.title![language]}
              maxLength={100}
              aria-label={`${texts.section} ${language === 'zh' ? texts.labelZh : texts.labelEn} ${number + 1}`}
              onChange={(event) => onChange(setSection(draft, number, { [language]: event.target.value }))}
            />
          ))}
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            disabled={last}
            aria-label={`${texts.removeSection} ${name}`}
            onClick={() => onChange(removeSection(draft, number))}
          />
        </div>
      ) : (
        <div className="ld-designer-group-name">{name}</div>
      )}
      <SortableContext
        items={group.names.map((each) => dragId({ what: 'field', name: each }))}
        strategy={rectSortingStrategy}
      >
        <ul ref={setNodeRef} className="ld-designer-slots" data-over={isOver || undefined}>
          {group.names.map((each) => (
            <CanvasField key={each} {...props} name={each} />
          ))}
          {group.names.length === 0 ? <li className="ld-designer-empty">{texts.dropHere}</li> : null}
        </ul>
      </SortableContext>
    </section>
  )
}

function CanvasField(props: CanvasProps & { name: string }): ReactNode {
  const { draft, place, what, chosen, name, onChoose, onChange } = props
  const { locale } = useDesignerTexts()
  const { setNodeRef, transform, transition, listeners, attributes, isDragging } = useSortable({
    id: dragId({ what: 'field', name }),
  })
  const field = fieldsOf(draft, place)[name]
  if (!field) return null
  const wide = place === undefined && what === 'form' && isAlone(draft, name)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = DIRECTIONS[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    const { currentTarget } = event
    const canvas = currentTarget.closest('.ld-designer-canvas')
    onChange(stepField(draft, place, what, name, by))
    // In another group it is drawn anew.
    requestAnimationFrame(() => {
      if (!currentTarget.isConnected)
        canvas?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`)?.focus()
    })
  }
  return (
    <li
      ref={setNodeRef}
      className={wide ? 'ld-designer-wide' : undefined}
      style={{
        transform: transform
          ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)`
          : undefined,
        transition: transition ?? undefined,
        opacity: isDragging ? 0.4 : undefined,
      }}
    >
      <button
        type="button"
        className="ld-designer-field"
        aria-pressed={chosen === name}
        aria-describedby={attributes['aria-describedby']}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        data-field={name}
        {...listeners}
        onKeyDown={(event) => {
          step(event)
          // Enter chooses it; the space bar picks it up.
          if (!event.defaultPrevented && event.key !== 'Enter') listeners?.onKeyDown?.(event)
        }}
        onClick={() => onChoose(name)}
      >
        <span className="ld-designer-field-name">
          {field.required ? <span className="ld-designer-required">*</span> : null}
          {textIn(field, locale)}
        </span>
        <span className="ld-designer-field-kind">
          {textIn(KIND_LABELS[field.kind] ?? { zh: field.kind, en: field.kind }, locale)}
        </span>
      </button>
    </li>
  )
}
