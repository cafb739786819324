import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Input, Select, Space } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldKind, PageStyle } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { addField, addLines, headerPalette, linePalette, removeLines } from './draftEdits'
import type { Draft, Place } from './draftEdits'
import { FieldProperties } from './FieldProperties'
import { FieldTable } from './FieldTable'
import { KIND_LABELS } from './kindLabels'
import { useDesignerTexts } from './useDesignerTexts'

const STYLES: readonly PageStyle[] = ['modal', 'page', 'tree', 'erp', 'inner', 'cards']
const HEADER = 'header'

interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** Palette, table and properties, of the header or of one kind of lines. */
export function FieldsTab({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const [at, setAt] = useState(HEADER)
  const [chosen, setChosen] = useState<string>()
  const lines = Object.entries(draft.lines ?? {})
  const place: Place = at === HEADER || !draft.lines?.[at] ? undefined : at
  const palette = place === undefined ? headerPalette : linePalette
  const add = (kind: FieldKind) => {
    const label = KIND_LABELS[kind] ?? { zh: texts.label, en: texts.label }
    const [next, name] = addField(draft, place, kind, { zh: label.zh, en: label.en })
    onChange(next)
    setChosen(name)
  }
  return (
    <>
      <Flex wrap gap="small" align="center" className="ld-designer-bar">
        <Input
          className="ld-designer-label"
          prefix={<span className="ld-designer-prefix">{texts.nameZh}</span>}
          aria-label={texts.nameZh}
          value={draft.label.zh}
          maxLength={100}
          onChange={(event) => onChange({ ...draft, label: { ...draft.label, zh: event.target.value } })}
        />
        <Input
          className="ld-designer-label"
          prefix={<span className="ld-designer-prefix">{texts.nameEn}</span>}
          aria-label={texts.nameEn}
          value={draft.label.en}
          maxLength={100}
          onChange={(event) => onChange({ ...draft, label: { ...draft.label, en: event.target.value } })}
        />
        <Select
          aria-label={texts.style}
          value={draft.style ?? ''}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: `${texts.style}: ${texts.usual}` },
            ...STYLES.map((style) => ({
              value: style,
              label: texts.styles[style as keyof typeof texts.styles],
            })),
          ]}
          onChange={(style: PageStyle | '') => {
            const { style: _style, ...rest } = draft
            onChange(style === '' ? rest : { ...rest, style })
          }}
        />
        <Select
          aria-label={texts.lines}
          value={place ?? HEADER}
          popupMatchSelectWidth={false}
          options={[
            { value: HEADER, label: texts.header },
            ...lines.map(([key, { label }]) => ({ value: key, label: textIn(label, locale) })),
          ]}
          onChange={(next: string) => {
            setAt(next)
            setChosen(undefined)
          }}
        />
        <Button
          onClick={() => {
            const [next, key] = addLines(draft, { zh: '明细', en: 'Lines' })
            onChange(next)
            setAt(key)
            setChosen(undefined)
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
        <Card size="small" title={texts.palette} className="ld-designer-palette">
          <Space wrap size={6}>
            {palette.map((kind) => (
              <Button key={kind} size="small" icon={<PlusOutlined />} onClick={() => add(kind)}>
                {textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale)}
              </Button>
            ))}
          </Space>
        </Card>
        <div className="ld-designer-fields">
          <FieldTable draft={draft} place={place} chosen={chosen} onChoose={setChosen} onChange={onChange} />
        </div>
        <Card size="small" title={texts.properties} className="ld-designer-properties">
          <FieldProperties draft={draft} place={place} name={chosen} onChange={onChange} />
        </Card>
      </div>
    </>
  )
}
