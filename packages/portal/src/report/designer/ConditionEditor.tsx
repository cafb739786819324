import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Flex, Input, Select, TreeSelect, Typography } from 'antd'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { StoredReportCondition, StoredReportParameter } from '@lading/core/contract'
import { REPORT_RULES } from '@lading/core/entity'
import type { ReportRule } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { filled } from '../useReportTexts'
import type { EditorProps } from './ColumnTable'
import { fieldTitle, freeName } from './reportEdits'
import type { SourceNode } from './reportEdits'
import { useDesignTexts } from './useDesignTexts'

const LISTS: readonly string[] = ['in', 'range']

interface Choice {
  value: string
  title: string
  /** With what leads to the field: records behind references have fields of the same names. */
  whole: string
  children?: Choice[]
}

/** Which rows count: conditions, and the parameters that readers fill in. */
export function ConditionEditor({ draft, tree, onChange }: EditorProps): ReactNode {
  const { texts, locale } = useDesignTexts()
  const { filter = { match: 'and' as const, conditions: [] }, parameters = [] } = draft
  const { conditions } = filter
  const choices = useMemo(() => {
    const of = (nodes: readonly SourceNode[]): Choice[] =>
      nodes.map((node) => ({
        value: node.path,
        title: textIn(node, locale),
        whole: fieldTitle(tree, node.path, locale),
        ...(node.children ? { children: of(node.children) } : {}),
      }))
    return of(tree)
  }, [tree, locale])
  const setConditions = (next: StoredReportCondition[]) =>
    onChange({ ...draft, filter: { ...filter, conditions: next } })
  const set = (at: number, change: StoredReportCondition) =>
    setConditions(conditions.map((each, index) => (index === at ? change : each)))
  const setParameters = (next: StoredReportParameter[]) => onChange({ ...draft, parameters: next })
  return (
    <Flex vertical gap="small">
      <Flex gap="small" align="center">
        <span>{texts.match}</span>
        <Select
          aria-label={texts.match}
          value={filter.match}
          popupMatchSelectWidth={false}
          options={[
            { value: 'and', label: texts.and },
            { value: 'or', label: texts.or },
          ]}
          onChange={(match: 'and' | 'or') => onChange({ ...draft, filter: { ...filter, match } })}
        />
      </Flex>
      {conditions.map((condition, at) => {
        const { field, rule, value, parameter } = condition
        const needs = rule !== 'empty' && rule !== 'not_empty'
        return (
          <Flex key={at} wrap gap="small">
            <TreeSelect
              className="ld-report-choice"
              aria-label={`${texts.field} ${at + 1}`}
              showSearch
              treeNodeFilterProp="title"
              treeNodeLabelProp="whole"
              treeData={choices}
              value={field || undefined}
              placeholder={texts.field}
              popupMatchSelectWidth={false}
              onChange={(next: string) => set(at, { ...condition, field: next })}
            />
            <Select
              className="ld-report-rule"
              aria-label={`${texts.rule} ${at + 1}`}
              value={rule}
              popupMatchSelectWidth={false}
              options={REPORT_RULES.map((each) => ({
                value: each,
                label: each === 'empty' ? texts.is_empty : texts[each],
              }))}
              onChange={(next: ReportRule) => set(at, { ...condition, rule: next })}
            />
            {needs && parameters.length > 0 ? (
              <Select
                className="ld-report-rule"
                aria-label={`${texts.value} ${at + 1}`}
                value={parameter ?? ''}
                popupMatchSelectWidth={false}
                options={[
                  { value: '', label: texts.constant },
                  ...parameters.map(({ name }) => ({
                    value: name,
                    label: filled(texts.fromParameter, { name }),
                  })),
                ]}
                onChange={(name: string) =>
                  set(at, name === '' ? { field, rule, value: '' } : { field, rule, parameter: name })
                }
              />
            ) : null}
            {needs && parameter === undefined ? (
              <Input
                className="ld-report-choice"
                aria-label={`${texts.constant} ${at + 1}`}
                placeholder={texts.value}
                maxLength={200}
                value={Array.isArray(value) ? value.join(',') : String(value ?? '')}
                onChange={(event) => {
                  const text = event.target.value
                  set(at, { field, rule, value: LISTS.includes(rule) ? text.split(',') : text })
                }}
              />
            ) : null}
            <Button
              danger
              icon={<DeleteOutlined />}
              aria-label={`${texts.remove} ${at + 1}`}
              onClick={() => setConditions(conditions.filter((_, index) => index !== at))}
            />
          </Flex>
        )
      })}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() =>
            setConditions([...conditions, { field: tree[0]?.path ?? 'id', rule: 'eq', value: '' }])
          }
        >
          {texts.addCondition}
        </Button>
      </div>
      <Typography.Text strong>{texts.parameters}</Typography.Text>
      <Typography.Text type="secondary">{texts.parametersHint}</Typography.Text>
      {parameters.map((parameter, at) => {
        const setOne = (change: Partial<StoredReportParameter>) =>
          setParameters(parameters.map((each, index) => (index === at ? { ...each, ...change } : each)))
        return (
          <Flex key={parameter.name} wrap gap="small" align="center">
            <code className="ld-report-rule">{parameter.name}</code>
            {(['zh', 'en'] as const).map((language) => (
              <Input
                key={language}
                className="ld-report-choice"
                aria-label={`${language === 'zh' ? texts.titleZh : texts.titleEn} ${parameter.name}`}
                value={parameter.title[language]}
                maxLength={100}
                onChange={(event) =>
                  setOne({ title: { ...parameter.title, [language]: event.target.value } })
                }
              />
            ))}
            <Select
              aria-label={`${texts.kind} ${parameter.name}`}
              value={parameter.kind}
              popupMatchSelectWidth={false}
              options={[
                { value: 'text', label: texts.kindText },
                { value: 'number', label: texts.kindNumber },
                { value: 'date', label: texts.kindDate },
              ]}
              onChange={(kind: StoredReportParameter['kind']) => setOne({ kind })}
            />
            <Input
              className="ld-report-rule"
              aria-label={`${texts.default} ${parameter.name}`}
              placeholder={texts.default}
              value={parameter.default ?? ''}
              maxLength={200}
              onChange={(event) => setOne({ default: event.target.value })}
            />
            <Button
              danger
              icon={<DeleteOutlined />}
              aria-label={`${texts.remove} ${parameter.name}`}
              onClick={() =>
                onChange({
                  ...draft,
                  parameters: parameters.filter((_, index) => index !== at),
                  filter: {
                    ...filter,
                    conditions: conditions.filter((each) => each.parameter !== parameter.name),
                  },
                })
              }
            />
          </Flex>
        )
      })}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() =>
            setParameters([
              ...parameters,
              {
                name: freeName(
                  parameters.map(({ name }) => name),
                  'parameter',
                ),
                title: { zh: '参数', en: 'Parameter' },
                kind: 'text',
              },
            ])
          }
        >
          {texts.addParameter}
        </Button>
      </div>
    </Flex>
  )
}
