import { Card, Flex, Table, Typography } from 'antd'
import type { ReactNode } from 'react'
import type { EntityCheck, Field, Formula, When } from '@lading/core/entity'
import { KINDS } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import { ConditionInput, FormulaInput } from './ConditionInput'
import type { Draft, Place } from './draft'
import { addCheck, setCheck, setFormula } from './draftSteps'
import { EntryTable, labelColumns } from './EntryTable'
import { useDesignerTexts } from './useDesignerTexts'

interface Edited {
  draft: Draft
  onChange: (draft: Draft) => void
}

/** What is computed, and what has to hold before a record is saved. */
export function RulesTab({ draft, onChange }: Edited): ReactNode {
  return (
    <Flex vertical gap="middle">
      <Formulas draft={draft} onChange={onChange} />
      <Checks draft={draft} onChange={onChange} />
    </Flex>
  )
}

function Formulas({ draft, onChange }: Edited): ReactNode {
  const { texts, locale } = useDesignerTexts()
  const parts: readonly (readonly [Place, string, Readonly<Record<string, Field>>, Draft['derive']])[] = [
    [undefined, texts.header, draft.fields, draft.derive],
    ...Object.entries(draft.lines ?? {}).map(
      ([key, line]) => [key, textIn(line.label, locale), line.fields, line.derive] as const,
    ),
  ]
  const rows = parts.flatMap(([place, where, fields, derive = {}]) =>
    Object.entries(fields)
      .filter(([, { kind }]) => KINDS[kind].number)
      .map(([name, field]) => ({ place, where, name, field, formula: derive[name] as Formula | undefined })),
  )
  return (
    <Card size="small" title={texts.formulas}>
      <Typography.Paragraph type="secondary">{texts.formulaHint}</Typography.Paragraph>
      <Table
        size="small"
        rowKey={({ place = '', name }) => `${place}.${name}`}
        pagination={false}
        scroll={{ x: 560 }}
        dataSource={rows}
        columns={[
          { title: texts.where, dataIndex: 'where', width: 130 },
          {
            title: texts.field,
            width: 220,
            render: (_, { name, field }) => `${textIn(field, locale)} (${name})`,
          },
          {
            title: texts.formula,
            render: (_, { place, name, formula }) => (
              <FormulaInput
                label={`${texts.formula} ${name}`}
                draft={draft}
                place={place}
                formula={formula}
                onChange={(next) => onChange(setFormula(draft, place, name, next))}
              />
            ),
          },
        ]}
      />
    </Card>
  )
}

function Checks({ draft, onChange }: Edited): ReactNode {
  const { texts } = useDesignerTexts()
  const set = (name: string, change: Partial<EntityCheck>) => onChange(setCheck(draft, name, change))
  return (
    <EntryTable<EntityCheck>
      draft={draft}
      kind="check"
      title={texts.checks}
      hint={texts.conditionHint}
      empty={texts.noChecks}
      addLabel={texts.addCheck}
      width={980}
      onAdd={() => onChange(addCheck(draft))}
      onRemove={(name) => onChange(setCheck(draft, name, undefined))}
      onChange={onChange}
      columns={[
        {
          title: texts.onlyWhen,
          render: (_, { name, entry: check }) => (
            <ConditionInput
              label={`${texts.onlyWhen} ${name}`}
              draft={draft}
              condition={check.when as When | undefined}
              onChange={(when) => set(name, { when } as Partial<EntityCheck>)}
            />
          ),
        },
        {
          title: texts.mustHold,
          render: (_, { name, entry: check }) => (
            <ConditionInput
              label={`${texts.mustHold} ${name}`}
              draft={draft}
              condition={check.assert as When}
              onChange={(assert) => assert && set(name, { assert })}
            />
          ),
        },
        ...labelColumns<EntityCheck>(
          { labelZh: texts.messageZh, labelEn: texts.messageEn },
          170,
          ({ message }) => message,
          (name, change, { message }) => set(name, { message: { ...message, ...change } }),
        ),
      ]}
    />
  )
}
