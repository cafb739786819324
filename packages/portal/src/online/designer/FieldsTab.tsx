import { closestCenter, DndContext, DragOverlay } from '@dnd-kit/core'
import { Button, Card, Flex, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldKind } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { Canvas } from './Canvas'
import { addField, addLines, headerPalette, linePalette, removeLines, setLines } from './draftEdits'
import type { Draft, Place } from './draft'
import type { Arranged } from './draftLayout'
import { placeField } from './draftLayout'
import { FieldProperties } from './FieldProperties'
import { FieldTable } from './FieldTable'
import { KIND_LABELS } from './kindLabels'
import { Palette } from './Palette'
import { useArranging } from './useArranging'
import { useDesignerTexts } from './useDesignerTexts'

const HEADER = 'header'

interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Palette, arrangement and properties, of the header or of one kind of lines. */
export function FieldsTab({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const [at, setAt] = useState(HEADER)
  const [view, setView] = useState<Arranged | 'table'>('form')
  const [chosen, setChosen] = useState<string>()
  const lines = Object.entries(draft.lines ?? {})
  const place: Place = at === HEADER || !draft.lines?.[at] ? undefined : at
  const line = place === undefined ? undefined : draft.lines?.[place]
  // Lines have columns alone.
  const shown = place !== undefined && view !== 'table' ? 'form' : view
  const what: Arranged = shown === 'table' ? 'form' : shown
  const arranging = useArranging({ draft, place, what, onChange, onChoose: setChosen })
  const add = (kind: FieldKind) => {
    const label = KIND_LABELS[kind] ?? { zh: texts.label, en: texts.label }
    const [added, name] = addField(draft, place, kind, { zh: label.zh, en: label.en })
    const list = place === undefined && (what === 'list' || what === 'query')
    onChange(list ? placeField(added, place, what, name, 0, Infinity) : added)
    setChosen(name)
  }
  const goTo = (next: string) => {
    setAt(next)
    setChosen(undefined)
  }
  return (
    <DndContext {...arranging.context} collisionDetection={closestCenter}>
      <Flex wrap gap="small" align="center" className="ld-designer-bar">
        <Select
          aria-label={texts.lines}
          value={place ?? HEADER}
          popupMatchSelectWidth={false}
          options={[
            { value: HEADER, label: texts.header },
            ...lines.map(([key, { label }]) => ({ value: key, label: textIn(label, locale) })),
          ]}
          onChange={goTo}
        />
        <Segmented<Arranged | 'table'>
          aria-label={texts.view}
          value={shown}
          options={
            place === undefined
              ? (['form', 'list', 'query', 'table'] as const).map((value) => ({
                  value,
                  label: value === 'table' ? texts.fieldTable : texts.arranged[value],
                }))
              : [
                  { value: 'form', label: texts.columns },
                  { value: 'table', label: texts.fieldTable },
                ]
          }
          onChange={setView}
        />
        {place !== undefined && line
          ? (['zh', 'en'] as const).map((language) => (
              <Input
                key={language}
                className="ld-designer-short"
                value={line.label[language]}
                maxLength={100}
                aria-label={`${texts.lines} ${language === 'zh' ? texts.labelZh : texts.labelEn}`}
                onChange={(event) =>
                  onChange(
                    setLines(draft, place, { label: { ...line.label, [language]: event.target.value } }),
                  )
                }
              />
            ))
          : null}
        <Button
          onClick={() => {
            const [next, key] = addLines(draft, { zh: '明细', en: 'Lines' })
            onChange(next)
            goTo(key)
          }}
        >
          {texts.addLines}
        </Button>
        {place === undefined ? null : (
          <Button danger onClick={() => onChange(removeLines(draft, place))}>
            {texts.removeLines}
          </Button>
        )}
      </Flex>
      <div className="ld-designer-body">
        <Palette kinds={place === undefined ? headerPalette : linePalette} onAdd={add} />
        <div className="ld-designer-fields">
          {shown === 'table' ? (
            <FieldTable
              draft={draft}
              place={place}
              chosen={chosen}
              onChoose={setChosen}
              onChange={onChange}
            />
          ) : (
            <Canvas
              draft={draft}
              place={place}
              what={what}
              chosen={chosen}
              onChoose={setChosen}
              onChange={onChange}
            />
          )}
        </div>
        <Card size="small" title={texts.properties} className="ld-designer-properties">
          <FieldProperties
            key={`${at}:${chosen}`}
            draft={draft}
            place={place}
            name={chosen}
            onChoose={setChosen}
            onChange={onChange}
          />
        </Card>
      </div>
      <DragOverlay dropAnimation={null}>
        {arranging.shown === undefined ? null : (
          <div className="ld-designer-field ld-designer-dragged">{arranging.shown}</div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
