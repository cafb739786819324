import { DeleteOutlined, SaveOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Button, Flex, Input, Popover, Select } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import { request, told } from '@/platform/request'
import { linesOfValues, valuesOfLines } from './askedValues'
import { useReportTexts } from './useReportTexts'

/** What a person asks of a report again and again: kept on the server under a name, for him or her alone. */
export function SavedParameters({
  code,
  values,
  onChoose,
}: {
  /** Of the report. */
  code: string
  /** What stands in the form now. */
  values: () => Readonly<Record<string, unknown>>
  onChoose: (values: Record<string, string>) => void
}): ReactNode {
  const { texts } = useReportTexts()
  const { message } = App.useApp()
  const queries = useQueryClient()
  const page = `report:${code}`
  const key = ['report', code, 'saved']
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request().call(calls.savedQueryList, { query: { page }, signal, silent: true }),
    staleTime: 60_000,
  })
  const again = () => queries.invalidateQueries({ queryKey: key })
  const save = async () => {
    const wanted = name.trim()
    if (wanted === '') return
    const before = data.find((each) => each.mine && each.name === wanted)
    try {
      const kept = await told(
        request().call(calls.savedQuerySave, {
          body: {
            ...(before ? { id: before.id } : {}),
            page,
            name: wanted,
            query: { matchType: 'and', lines: linesOfValues(values()) },
          },
        }),
      )
      await again()
      setChosen(kept.id)
      setOpen(false)
      setName('')
      void message.success(texts.kept)
    } catch {
      // Told already.
    }
  }
  const remove = async () => {
    if (chosen === undefined) return
    try {
      await told(request().call(calls.savedQueryDelete, { query: { id: chosen } }))
      setChosen(undefined)
      await again()
    } catch {
      // Told already.
    }
  }
  return (
    <Flex gap="small" wrap>
      <Select
        aria-label={texts.saved}
        placeholder={texts.saved}
        allowClear
        // As wide as its names want; a select of a form item takes the whole row otherwise.
        style={{ width: 180 }}
        notFoundContent={texts.noSaved}
        value={chosen}
        options={data.map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(id: string | undefined) => {
          setChosen(id)
          const found = data.find((each) => each.id === id)
          if (found) onChoose(valuesOfLines(found.query.lines))
        }}
      />
      {chosen !== undefined && data.some(({ id, mine }) => id === chosen && mine) ? (
        <Button
          icon={<DeleteOutlined />}
          aria-label={texts.forget}
          title={texts.forget}
          onClick={() => void remove()}
        />
      ) : null}
      <Popover
        trigger="click"
        open={open}
        onOpenChange={setOpen}
        content={
          <Flex gap="small">
            <Input
              autoFocus
              aria-label={texts.savedName}
              placeholder={texts.savedName}
              maxLength={50}
              value={name}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={() => void save()}
            />
            <Button type="primary" disabled={name.trim() === ''} onClick={() => void save()}>
              {texts.keep}
            </Button>
          </Flex>
        }
      >
        <Button icon={<SaveOutlined />}>{texts.keepAsked}</Button>
      </Popover>
    </Flex>
  )
}
