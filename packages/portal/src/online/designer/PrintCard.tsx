import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Card, Empty, Flex, Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { printedLayout } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Draft } from './draft'
import { addSignature, setPrint, setPrintedLines, setSignature } from './draftPrint'
import { setOption } from './draftSettings'
import { textOf } from './draftTools'
import { useDesignerTexts } from './useDesignerTexts'

/** The printed page: its title, what stands above and below the lines, who signs. What is left empty follows from the form. */
export function PrintCard({
  draft,
  onChange,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
}): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const { print } = draft
  if (!print)
    return (
      <Card size="small" title={texts.print}>
        <Empty description={texts.notPrinted} image={Empty.PRESENTED_IMAGE_SIMPLE}>
          <Button onClick={() => onChange(setOption(draft, 'print', {}))}>{texts.startPrint}</Button>
        </Empty>
      </Card>
    )
  // What follows from the form stands in the empty fields.
  const usual = printedLayout(draft, {})!
  const namesOf = (names: readonly string[], fields: Readonly<Record<string, Field>>) =>
    names
      .map((name) => (fields[name] ? textIn(fields[name], locale) : name))
      .join(locale === 'zh-CN' ? '、' : ', ')
  const options = (fields: Readonly<Record<string, Field>>) =>
    Object.entries(fields).map(([value, field]) => ({ value, label: textIn(field, locale) }))
  const several = (
    label: string,
    value: readonly string[] | undefined,
    fields: Readonly<Record<string, Field>>,
    placeholder: readonly string[],
    set: (names: string[]) => Draft,
  ) => (
    <Form.Item key={label} label={label}>
      <Select
        mode="multiple"
        aria-label={label}
        value={[...(value ?? [])]}
        placeholder={namesOf(placeholder, fields)}
        options={options(fields)}
        onChange={(names: string[]) => onChange(set(names))}
      />
    </Form.Item>
  )
  const both = (member: 'title' | 'note') =>
    (['zh', 'en'] as const).map((language) => {
      const label = `${member === 'title' ? texts.printTitle : texts.printNote} ${language === 'zh' ? texts.labelZh : texts.labelEn}`
      const given = print[member]
      return (
        <Form.Item
          key={label}
          label={label}
          {...(given && given[language].trim() === ''
            ? { validateStatus: 'error' as const, help: texts.bothLanguages }
            : {})}
        >
          <Input
            aria-label={label}
            value={given?.[language] ?? ''}
            placeholder={member === 'title' ? draft.label[language] : ''}
            maxLength={200}
            onChange={(event) =>
              onChange(setPrint(draft, { [member]: textOf(given, { [language]: event.target.value }) }))
            }
          />
        </Form.Item>
      )
    })
  return (
    <Card
      size="small"
      title={texts.print}
      extra={
        <Button size="small" danger onClick={() => onChange(setOption(draft, 'print', undefined))}>
          {texts.endPrint}
        </Button>
      }
    >
      <Form layout="vertical" component="div" className="ld-designer-settings">
        {both('title')}
        <Form.Item label={texts.printFrom}>
          <Select
            allowClear
            aria-label={texts.printFrom}
            placeholder={texts.ofNothing}
            value={print.from ?? null}
            options={options(draft.fields)}
            onChange={(from: string | null) => onChange(setPrint(draft, { from: from ?? undefined }))}
          />
        </Form.Item>
        {several(texts.printFields, print.fields, draft.fields, usual.fields, (fields) =>
          setPrint(draft, { fields }),
        )}
        {Object.entries(draft.lines ?? {}).map(([key, line]) =>
          several(
            `${texts.printLines} ${textIn(line.label, locale)}`,
            print.lines?.[key],
            line.fields,
            usual.lines.find((each) => each.key === key)?.columns ?? [],
            (columns) => setPrintedLines(draft, key, columns),
          ),
        )}
        {several(texts.printTotals, print.totals, draft.fields, usual.totals, (totals) =>
          setPrint(draft, { totals }),
        )}
        {both('note')}
        <Form.Item label={texts.signatures}>
          <Flex vertical gap={4}>
            {(print.signatures ?? []).map((signature, at) => (
              <Flex key={at} gap={4}>
                {(['zh', 'en'] as const).map((language) => (
                  <Input
                    key={language}
                    aria-label={`${texts.signatures} ${at + 1} ${language === 'zh' ? texts.labelZh : texts.labelEn}`}
                    value={signature[language]}
                    {...(signature[language].trim() === '' ? { status: 'error' as const } : {})}
                    maxLength={100}
                    onChange={(event) =>
                      onChange(setSignature(draft, at, { [language]: event.target.value }))
                    }
                  />
                ))}
                <Button
                  danger
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${texts.signatures} ${at + 1}`}
                  onClick={() => onChange(setSignature(draft, at, undefined))}
                />
              </Flex>
            ))}
            <div>
              <Button
                size="small"
                icon={<PlusOutlined />}
                disabled={(print.signatures?.length ?? 0) >= 10}
                onClick={() => onChange(addSignature(draft))}
              >
                {texts.addSignature}
              </Button>
            </div>
          </Flex>
        </Form.Item>
      </Form>
    </Card>
  )
}
