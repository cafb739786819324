import { AutoComplete, Checkbox, Form, Input, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { defaultOf, holdsKnown, KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { registry } from '@/app/registry'
import { useStoredEntities } from '../storedForm'
import type { Draft } from './draft'
import { optionsText, readOptions, setDictionary } from './draftDictionaries'
import { useDesignerTexts } from './useDesignerTexts'
import { useDictionaryNames } from './useDictionaryNames'

/** Whether a label holds what was typed. */
const holds = (label: unknown, asked: string): boolean =>
  String(label).toLowerCase().includes(asked.toLowerCase())

const WORDS = ['today', 'now', 'me', 'department'] as const

const LOOKS = ['select', 'radio', 'button', 'checkbox'] as const

/** What a field's kind asks for: dictionary, reference, lengths and bounds, what it begins with, a hint. */
export function FieldLimits(props: {
  draft: Draft
  field: Field
  set: (change: Partial<Field>) => void
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, field, set, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const stored = useStoredEntities((state) => state.entries)
  const kind = KINDS[field.kind]
  const number = kind.stored === 'numeric' || kind.stored === 'integer'
  const typed =
    kind.stored === 'text' &&
    !kind.numbered &&
    kind.names === undefined &&
    kind.choices === undefined &&
    !kind.files
  const words = WORDS.filter((the) => holdsKnown(field.kind, the))
  const chosen = field.dict !== undefined || kind.needs?.includes('dict') === true
  const entities = [...registry.entities(), ...stored].flatMap(({ entity, definition }) =>
    definition ? [{ value: entity.key, label: `${textIn(entity.label, locale)} (${entity.key})` }] : [],
  )
  const known = useDictionaryNames().data ?? []
  const own = Object.entries(draft.dictionaries ?? {})
  const dictionaries = [
    ...own.map(([value, text]) => ({ value, label: `${textIn(text, locale)} (${value})` })),
    ...known
      .filter(({ dictCode }) => !Object.hasOwn(draft.dictionaries ?? {}, dictCode))
      .map(({ dictCode, dictName }) => ({ value: dictCode, label: `${dictName} (${dictCode})` })),
  ]
  const count = (member: 'maxLength' | 'min' | 'max' | 'digits', bounds: { min?: number; max?: number }) => (
    <Form.Item key={member} label={texts[member]}>
      <InputNumber
        aria-label={texts[member]}
        {...bounds}
        value={field[member] ?? null}
        onChange={(value) => set({ [member]: value ?? undefined })}
      />
    </Form.Item>
  )
  return (
    <>
      {chosen ? (
        <>
          <Form.Item label={texts.dict}>
            <AutoComplete
              aria-label={texts.dict}
              value={field.dict ?? ''}
              options={dictionaries}
              showSearch={{ filterOption: (asked, option) => holds(option?.label, asked) }}
              onChange={(dict: string) => set({ dict })}
            />
          </Form.Item>
          {field.dict ? (
            <Form.Item label={texts.options} extra={texts.optionsHint}>
              <Input.TextArea
                key={field.dict}
                aria-label={texts.options}
                autoSize={{ minRows: 2, maxRows: 8 }}
                defaultValue={optionsText(draft.dictionaries?.[field.dict])}
                onBlur={(event) =>
                  onChange(setDictionary(draft, field.dict!, field, readOptions(event.target.value)))
                }
              />
            </Form.Item>
          ) : null}
          <Form.Item label={texts.look}>
            <Select
              aria-label={texts.look}
              value={field.look ?? 'select'}
              options={LOOKS.map((value) => ({ value, label: texts.looks[value] }))}
              onChange={(look: (typeof LOOKS)[number]) => set({ look: look === 'select' ? undefined : look })}
            />
          </Form.Item>
        </>
      ) : null}
      {kind.names === 'record' ? (
        <>
          <Form.Item label={texts.ref}>
            <Select
              aria-label={texts.ref}
              value={field.ref || null}
              options={entities}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={(ref: string) => set({ ref })}
            />
          </Form.Item>
          <Form.Item label={texts.onDelete}>
            <Select
              aria-label={texts.onDelete}
              value={field.onDelete ?? 'refuse'}
              options={(['refuse', 'empty'] as const).map((value) => ({
                value,
                label: texts.deletions[value],
              }))}
              onChange={(onDelete: 'refuse' | 'empty') =>
                set({ onDelete: onDelete === 'refuse' ? undefined : onDelete })
              }
            />
          </Form.Item>
        </>
      ) : null}
      {kind.people || kind.names === 'record' ? (
        <Form.Item>
          <Checkbox
            checked={field.multiple === true}
            onChange={(event) => set({ multiple: event.target.checked || undefined })}
          >
            {texts.multiple}
          </Checkbox>
        </Form.Item>
      ) : null}
      {kind.numbered ? (
        <Form.Item label={texts.prefix} extra={texts.prefixHint}>
          <Input
            aria-label={texts.prefix}
            value={field.prefix ?? ''}
            maxLength={8}
            onChange={({ target: { value } }) =>
              set({ prefix: value.toUpperCase().replace(/[^A-Z]/g, '') || undefined } as Partial<Field>)
            }
          />
        </Form.Item>
      ) : null}
      {typed ? count('maxLength', { min: 1, max: 10_000 }) : null}
      {number ? [count('min', {}), count('max', {})] : null}
      {kind.stored === 'numeric' ? count('digits', { min: 0, max: 6 }) : null}
      {words.length > 0 ? (
        <Form.Item label={texts.default}>
          <Select
            aria-label={texts.default}
            allowClear
            value={typeof field.default === 'object' ? field.default.the : undefined}
            options={words.map((the) => ({ value: the, label: texts.ways[the] }))}
            onChange={(the?: (typeof WORDS)[number]) => set({ default: the && { the } })}
          />
        </Form.Item>
      ) : null}
      {typed || number || chosen ? (
        <Form.Item label={texts.default}>
          <Input
            aria-label={texts.default}
            value={String(defaultOf(field) ?? '')}
            onChange={({ target: { value } }) =>
              set({
                default:
                  value === ''
                    ? undefined
                    : number && value.trim() !== '' && !Number.isNaN(Number(value))
                      ? Number(value)
                      : value,
              })
            }
          />
        </Form.Item>
      ) : null}
      {(['zh', 'en'] as const).map((language) => {
        const label = `${texts.hint} ${language === 'zh' ? texts.labelZh : texts.labelEn}`
        return (
          <Form.Item key={language} label={label}>
            <Input
              aria-label={label}
              value={field.hint?.[language] ?? ''}
              maxLength={200}
              onChange={(event) => {
                const hint = { zh: '', en: '', ...field.hint, [language]: event.target.value }
                set({ hint: hint.zh === '' && hint.en === '' ? undefined : hint })
              }}
            />
          </Form.Item>
        )
      })}
    </>
  )
}
