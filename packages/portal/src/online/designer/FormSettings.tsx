import { Card, Checkbox, Flex, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import type { FooterKind, PageStyle } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Draft } from './draft'
import { setFooter, setOffered, setOption } from './draftSettings'
import { LineSettings } from './LineSettings'
import { useDesignerTexts } from './useDesignerTexts'

const STYLES: readonly PageStyle[] = ['modal', 'page', 'tree', 'erp', 'inner', 'cards']
/** Rights that a designer may leave out; seeing the list is what a form is for. */
const RIGHTS = ['add', 'edit', 'delete', 'batch_delete', 'export', 'import'] as const

/** What the form says as a whole: its names, its kind of pages, what may be done with its records. */
export function FormSettings({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const titles = Object.entries(draft.fields)
    .filter(([, { kind }]) => !KINDS[kind].files && !KINDS[kind].wide)
    .map(([value, field]) => ({ value, label: textIn(field, locale) }))
  const lines = Object.entries(draft.lines ?? {})
  return (
    <Form layout="vertical" component="div" className="ld-designer-settings">
      <Card size="small" title={texts.general}>
        {(['zh', 'en'] as const).map((language) => {
          const label = language === 'zh' ? texts.nameZh : texts.nameEn
          return (
            <Form.Item key={language} label={label}>
              <Input
                aria-label={label}
                value={draft.label[language]}
                maxLength={100}
                onChange={(event) =>
                  onChange({ ...draft, label: { ...draft.label, [language]: event.target.value } })
                }
              />
            </Form.Item>
          )
        })}
        <Form.Item label={texts.titleField}>
          <Select
            aria-label={texts.titleField}
            value={draft.title}
            options={titles}
            onChange={(title: string) => onChange({ ...draft, title })}
          />
        </Form.Item>
        <Form.Item label={texts.style}>
          <Select
            aria-label={texts.style}
            value={draft.style ?? ''}
            options={[
              { value: '', label: texts.usual },
              ...STYLES.map((style) => ({
                value: style,
                label: texts.styles[style as keyof typeof texts.styles],
              })),
            ]}
            onChange={(style: PageStyle | '') => onChange(setOption(draft, 'style', style || undefined))}
          />
        </Form.Item>
      </Card>
      <Card size="small" title={texts.use}>
        <Flex vertical gap="small">
          <Checkbox
            checked={draft.reference !== undefined}
            onChange={(event) =>
              onChange(setOption(draft, 'reference', event.target.checked ? {} : undefined))
            }
          >
            {texts.pickable}
          </Checkbox>
          <Checkbox
            checked={draft.print !== undefined}
            onChange={(event) => onChange(setOption(draft, 'print', event.target.checked ? {} : undefined))}
          >
            {texts.printable}
          </Checkbox>
        </Flex>
        <Form.Item label={texts.rights} className="ld-designer-allow">
          <Checkbox.Group
            options={RIGHTS.map((value) => ({ value, label: texts.actions[value] }))}
            value={draft.permissions.actions.filter((each) => RIGHTS.includes(each as 'add'))}
            onChange={(chosen) => onChange(setOffered(draft, RIGHTS, chosen))}
          />
        </Form.Item>
      </Card>
      {lines.map(([key, line]) => (
        <Card key={key} size="small" title={textIn(line.label, locale)}>
          {Object.entries(line.fields)
            .filter(([, { kind }]) => KINDS[kind].number)
            .map(([name, field]) => (
              <Form.Item key={name} label={textIn(field, locale)}>
                <Select
                  aria-label={`${texts.footer} ${textIn(field, locale)}`}
                  value={line.footer?.[name] ?? ''}
                  options={[
                    { value: '', label: texts.noFooter },
                    { value: 'sum', label: texts.sum },
                    { value: 'average', label: texts.average },
                  ]}
                  onChange={(kind: FooterKind | '') =>
                    onChange(setFooter(draft, key, name, kind || undefined))
                  }
                />
              </Form.Item>
            ))}
          <LineSettings draft={draft} name={key} onChange={onChange} />
        </Card>
      ))}
    </Form>
  )
}
