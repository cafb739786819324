import { Flex, Form, InputNumber, Select } from 'antd'
import type { ReactNode } from 'react'
import { textIn } from '@lading/core/text'
import type { EditorProps } from './ColumnTable'
import type { ReportDraft } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'

type Chart = NonNullable<ReportDraft['chart']>
type Pivot = NonNullable<ReportDraft['pivot']>

/** How a report is shown: its order, most rows, a chart, a pivot. */
export function ViewEditor({ draft, onChange }: EditorProps): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { columns, chart, pivot, sort = [], limit } = draft
  const all = columns.map(({ name, title }) => ({ value: name, label: textIn(title, locale) }))
  const values = columns.filter(({ aggregate, formula }) => aggregate !== undefined || formula !== undefined)
  const valueNames = (values.length > 0 ? values : columns).map(({ name }) => name)
  const valueOptions = all.filter(({ value }) => valueNames.includes(value))
  const groups = all.filter(({ value }) => values.length === 0 || !valueNames.includes(value))
  const without = (member: 'chart' | 'pivot' | 'sort' | 'limit') => {
    const { [member]: _gone, ...rest } = draft
    return rest
  }
  const setChart = (change: Partial<Chart>) => {
    const next = {
      category: groups[0]?.value ?? '',
      values: valueNames.slice(0, 1),
      type: 'bar' as const,
      ...chart,
      ...change,
    }
    onChange({ ...draft, chart: next })
  }
  const setPivot = (change: Partial<Pivot>) => {
    const next = {
      row: groups[0]?.value ?? '',
      column: groups[1]?.value ?? groups[0]?.value ?? '',
      value: valueNames[0] ?? '',
      ...pivot,
      ...change,
    }
    onChange({ ...draft, pivot: next })
  }
  return (
    <Form layout="vertical" component="div" disabled={columns.length === 0}>
      <Flex wrap gap="middle">
        <Form.Item label={texts.sort}>
          <Flex gap="small">
            <Select
              className="ld-report-choice"
              aria-label={texts.sort}
              allowClear
              options={all}
              value={sort[0]?.column}
              onChange={(column?: string) =>
                onChange(
                  column
                    ? { ...draft, sort: [{ column, order: sort[0]?.order ?? 'desc' }] }
                    : without('sort'),
                )
              }
            />
            <Select
              aria-label={`${texts.asc} / ${texts.desc}`}
              value={sort[0]?.order ?? 'desc'}
              disabled={sort.length === 0}
              popupMatchSelectWidth={false}
              options={[
                { value: 'asc', label: texts.asc },
                { value: 'desc', label: texts.desc },
              ]}
              onChange={(order: 'asc' | 'desc') => onChange({ ...draft, sort: [{ ...sort[0]!, order }] })}
            />
          </Flex>
        </Form.Item>
        <Form.Item label={texts.limit}>
          <InputNumber
            aria-label={texts.limit}
            min={1}
            max={100_000}
            precision={0}
            value={limit ?? null}
            onChange={(rows) => onChange(rows ? { ...draft, limit: rows } : without('limit'))}
          />
        </Form.Item>
      </Flex>
      <Flex wrap gap="middle">
        <Form.Item label={texts.chartType}>
          <Select
            className="ld-report-rule"
            aria-label={texts.chartType}
            value={chart?.type ?? ''}
            options={[
              { value: '', label: texts.noChart },
              ...(['bar', 'line', 'pie'] as const).map((type) => ({ value: type, label: texts[type] })),
            ]}
            onChange={(type: Chart['type'] | '') =>
              type === '' ? onChange(without('chart')) : setChart({ type })
            }
          />
        </Form.Item>
        {chart ? (
          <>
            <Form.Item label={texts.category}>
              <Select
                className="ld-report-choice"
                aria-label={texts.category}
                options={groups}
                value={chart.category}
                onChange={(category: string) => setChart({ category })}
              />
            </Form.Item>
            <Form.Item label={texts.values}>
              <Select
                className="ld-report-choice"
                aria-label={texts.values}
                mode="multiple"
                maxCount={6}
                options={valueOptions}
                value={chart.values}
                onChange={(next: string[]) => (next.length > 0 ? setChart({ values: next }) : undefined)}
              />
            </Form.Item>
          </>
        ) : null}
      </Flex>
      <Flex wrap gap="middle">
        <Form.Item label={texts.pivot}>
          <Select
            className="ld-report-rule"
            aria-label={texts.pivot}
            value={pivot ? 'on' : ''}
            options={[
              { value: '', label: texts.noChart },
              { value: 'on', label: texts.pivot },
            ]}
            onChange={(on: string) => (on === '' ? onChange(without('pivot')) : setPivot({}))}
          />
        </Form.Item>
        {pivot
          ? (
              [
                ['row', texts.pivotRow, groups],
                ['column', texts.pivotColumn, groups],
                ['value', texts.pivotValue, valueOptions],
              ] as const
            ).map(([part, label, options]) => (
              <Form.Item key={part} label={label}>
                <Select
                  className="ld-report-choice"
                  aria-label={label}
                  options={options}
                  value={pivot[part]}
                  onChange={(name: string) => setPivot({ [part]: name })}
                />
              </Form.Item>
            ))
          : null}
      </Flex>
    </Form>
  )
}
