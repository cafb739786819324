import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Form, InputNumber, Select, Typography } from 'antd'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Draft } from './draft'
import { addLinkage, setLine, setLineNames, setLinkage } from './draftLines'
import { useDesignerTexts } from './useDesignerTexts'

/** Most lines that a definition may allow, and how many there are where it says nothing. */
const MAX_LINES = 10_000
const USUAL_LINES = 5_000

/** What the grid of lines is like: how many, moved by hand, tags, cells that open the row, choices that others decide. */
export function LineSettings(props: {
  draft: Draft
  /** Key of the lines. */
  name: string
  onChange: (draft: Draft) => void
}): ReactNode {
  const { draft, name, onChange } = props
  const { texts, locale } = useDesignerTexts()
  const line = draft.lines![name]!
  const { fields, linkage = {} } = line
  const where = textIn(line.label, locale)
  const options = Object.entries(fields).map(([value, field]) => ({ value, label: textIn(field, locale) }))
  const isThere = (field: string) => Object.hasOwn(fields, field)
  // Files have a cell of their own.
  const shown = options.filter(
    ({ value }) => line.columns.includes(value) && !KINDS[fields[value]!.kind].files,
  )
  const several = (member: 'tags' | 'details') => {
    const chosen = line[member] ?? []
    return (
      <Form.Item
        label={texts.lineColumns[member]}
        {...(chosen.every(isThere) ? {} : { validateStatus: 'error' as const, help: texts.fieldGone })}
      >
        <Select
          mode="multiple"
          aria-label={`${texts.lineColumns[member]} ${where}`}
          placeholder={texts.ofNothing}
          value={[...chosen]}
          options={options.filter((each) => shown.includes(each) || chosen.includes(each.value))}
          onChange={(names: string[]) => onChange(setLineNames(draft, name, member, names))}
        />
      </Form.Item>
    )
  }
  const free = options.filter(({ value }) => !Object.hasOwn(linkage, value))
  return (
    <>
      <Form.Item label={texts.mostLines}>
        <InputNumber
          aria-label={`${texts.mostLines} ${where}`}
          min={1}
          max={MAX_LINES}
          precision={0}
          placeholder={String(USUAL_LINES)}
          value={line.maxLines ?? null}
          onChange={(value) => onChange(setLine(draft, name, { maxLines: value ?? undefined }))}
        />
      </Form.Item>
      <Form.Item>
        <Checkbox
          checked={line.dragHandle === true}
          onChange={(event) =>
            onChange(setLine(draft, name, { dragHandle: event.target.checked || undefined }))
          }
        >
          {texts.dragHandle}
        </Checkbox>
      </Form.Item>
      {several('tags')}
      {several('details')}
      <Form.Item label={texts.linkage} extra={texts.linkageHint}>
        <Flex vertical gap={8}>
          {Object.entries(linkage).map(([from, to]) => {
            const fault = isThere(from) && isThere(to) ? from === to && texts.linkedToItself : texts.fieldGone
            const choice = (side: 'from' | 'to', value: string, offered: typeof options) => (
              <Select
                aria-label={`${texts.linked[side]} ${from} ${where}`}
                value={value}
                {...(side === 'to' ? { prefix: '→' } : {})}
                {...(isThere(value) && from !== to ? {} : { status: 'error' as const })}
                options={offered}
                onChange={(next: string) => onChange(setLinkage(draft, name, from, { [side]: next }))}
              />
            )
            return (
              <div key={from} className="ld-designer-fill">
                <Flex gap={4}>
                  {choice(
                    'from',
                    from,
                    options.filter((each) => each.value === from || free.includes(each)),
                  )}
                  <Button
                    danger
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={`${texts.remove} ${texts.linkage} ${from} ${where}`}
                    onClick={() => onChange(setLinkage(draft, name, from, undefined))}
                  />
                </Flex>
                {choice(
                  'to',
                  to,
                  options.filter(({ value }) => value !== from),
                )}
                {fault ? (
                  <Typography.Text type="danger" role="alert">
                    {fault}
                  </Typography.Text>
                ) : null}
              </div>
            )
          })}
          <div>
            <Button
              size="small"
              icon={<PlusOutlined />}
              disabled={free.length === 0 || options.length < 2}
              onClick={() => {
                const from = free[0]!.value
                onChange(addLinkage(draft, name, from, options.find(({ value }) => value !== from)!.value))
              }}
            >
              {texts.addLinkage}
            </Button>
          </div>
        </Flex>
      </Form.Item>
    </>
  )
}
