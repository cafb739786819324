import { Button, Checkbox, Collapse, Empty, Flex, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { Field, FieldKind } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import {
  FIELD_NAME,
  fieldsOf,
  headerPalette,
  linePalette,
  removeField,
  renameField,
  setField,
  toggle,
  isSearched,
} from './draftEdits'
import type { Draft, Place } from './draft'
import { ASIDE, groupsOf, isAlone, placeField, setAlone, whereIs } from './draftLayout'
import { FieldConditions } from './FieldConditions'
import { FieldFills } from './FieldFills'
import { FieldLimits } from './FieldLimits'
import { FieldReport } from './FieldReport'
import { FieldWhere } from './FieldWhere'
import { KIND_LABELS } from './kindLabels'
import { useDesignerTexts } from './useDesignerTexts'

/** What the properties of a field work on. */
export interface FieldPropertiesProps {
  draft: Draft
  place: Place
  name: string | undefined
  onChoose: (name: string | undefined) => void
  onChange: (draft: Draft) => void
}

/** What the chosen field says. */
export function FieldProperties(props: FieldPropertiesProps): ReactNode {
  const { draft, place, name, onChoose, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const field = name === undefined ? undefined : fieldsOf(draft, place)[name]
  if (name === undefined || !field)
    return <Empty description={texts.chooseField} image={Empty.PRESENTED_IMAGE_SIMPLE} />
  const set = (change: Partial<Field>) => onChange(setField(draft, place, name, change))
  const rename = (to: string) => {
    const next = FIELD_NAME.test(to) ? renameField(draft, place, name, to) : draft
    if (next === draft) return
    onChange(next)
    onChoose(to)
  }
  const yes = (label: string, checked: boolean, change: (on: boolean) => void) => (
    <Checkbox key={label} checked={checked} onChange={(event) => change(event.target.checked)}>
      {label}
    </Checkbox>
  )
  const member = (each: 'required' | 'unique' | 'readonly') =>
    yes(texts[each], field[each] === true, (on) => set({ [each]: on || undefined }))
  const kinds = (place === undefined ? headerPalette : linePalette).map((kind) => ({
    value: kind,
    label: textIn(KIND_LABELS[kind] ?? { zh: kind, en: kind }, locale),
  }))
  return (
    <Form layout="vertical" component="div" size="small" aria-label={`${texts.properties} ${name}`}>
      {(['zh', 'en'] as const).map((language) => {
        const label = language === 'zh' ? texts.labelZh : texts.labelEn
        return (
          <Form.Item key={language} label={label}>
            <Input
              aria-label={label}
              value={field[language]}
              maxLength={100}
              onChange={(event) => set({ [language]: event.target.value })}
            />
          </Form.Item>
        )
      })}
      <Form.Item label={texts.name}>
        <Input
          key={name}
          aria-label={texts.name}
          defaultValue={name}
          onBlur={(event) => rename(event.target.value.trim())}
          onPressEnter={(event) => rename(event.currentTarget.value.trim())}
        />
      </Form.Item>
      <Form.Item label={texts.kind}>
        <Select
          aria-label={texts.kind}
          showSearch={{ optionFilterProp: 'label' }}
          value={field.kind}
          options={kinds}
          onChange={(kind: FieldKind) => set({ kind })}
        />
      </Form.Item>
      {KINDS[field.kind].stored === 'text' && !KINDS[field.kind].files ? (
        <Form.Item label={texts.checkRule} extra={texts.checkRuleHint}>
          <Input
            aria-label={texts.checkRule}
            value={field.checkRule ?? ''}
            maxLength={100}
            onChange={(event) => set({ checkRule: event.target.value || undefined })}
          />
        </Form.Item>
      ) : null}
      {place === undefined ? <SectionOf {...props} name={name} /> : null}
      <Flex wrap gap="small" className="ld-designer-checks">
        {member('required')}
        {member('readonly')}
        {member('unique')}
        {place === undefined
          ? [
              yes(texts.inList, draft.list.includes(name), (on) => onChange(toggle(draft, 'list', name, on))),
              yes(texts.inQuery, isSearched(draft, name), (on) => onChange(toggle(draft, 'query', name, on))),
            ]
          : null}
        {place === undefined && KINDS[field.kind].wide
          ? yes(texts.wholeRow, isAlone(draft, name), (on) => onChange(setAlone(draft, name, on)))
          : null}
      </Flex>
      <FieldLimits draft={draft} field={field} set={set} onChange={onChange} />
      {KINDS[field.kind].report ? <FieldReport draft={draft} field={field} set={set} /> : null}
      {KINDS[field.kind].names === 'record' && field.ref ? (
        <FieldWhere draft={draft} place={place} name={name} field={field} set={set} />
      ) : null}
      {(KINDS[field.kind].names === 'record' || KINDS[field.kind].report) && field.ref ? (
        <FieldFills draft={draft} place={place} name={name} field={field} set={set} />
      ) : null}
      <Collapse
        ghost
        size="small"
        defaultActiveKey={
          (field.visibleWhen ?? field.requiredWhen ?? field.disabledWhen ?? field.editableIn) ? ['when'] : []
        }
        items={[
          {
            key: 'when',
            label: texts.conditions,
            children: <FieldConditions draft={draft} place={place} field={field} set={set} />,
          },
        ]}
      />
      <Button
        danger
        block
        disabled={place === undefined && draft.title === name}
        onClick={() => {
          onChoose(undefined)
          onChange(removeField(draft, place, name))
        }}
      >
        {texts.removeField}
      </Button>
    </Form>
  )
}

/** The section that a field stands in. */
function SectionOf({ draft, name, onChange }: FieldPropertiesProps & { name: string }): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const groups = groupsOf(draft, undefined, 'form')
  return (
    <Form.Item label={texts.section}>
      <Select
        aria-label={texts.section}
        value={whereIs(draft, undefined, 'form', name).group}
        options={[
          ...groups.map(({ title }, value) => ({ value, label: textIn(title!, locale) })),
          { value: ASIDE, label: texts.aside },
        ]}
        onChange={(group: number) =>
          onChange(placeField(draft, undefined, 'form', name, group, groups[group]?.names.length ?? 0))
        }
      />
    </Form.Item>
  )
}
