import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { conditionFaults, formulaFaults } from '@lading/core/entity'
import type { Condition, DefinitionFault, Formula, When } from '@lading/core/entity'
import { ConditionBuilder } from './ConditionBuilder'
import type { Draft, Place } from './draft'
import { ExpressionInput } from './ExpressionInput'
import { conditionText, formulaText } from './expressionShown'
import { readCondition, readFormula } from './expressionText'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** What conditions and formulas are entered with. */
interface ExpressionProps<Value> {
  label: string
  draft: Draft
  /** Lines whose fields are named without `record.`. @default the header */
  place?: Place
  /** It is asked once for all lines, of the header. @default false */
  headerOnly?: boolean
  placeholder?: string
  onChange: (value: Value | undefined) => void
}

const isData = (value: unknown): boolean =>
  value !== undefined && typeof value !== 'function' && !(typeof value === 'object' && 'call' in value!)

/** The first thing that is wrong with an expression, in the words of people. */
function useFault() {
  const { texts } = useDesignerTexts()
  return ([fault]: readonly DefinitionFault[]) =>
    fault === undefined
      ? undefined
      : fault.code === 'unknown-field' || fault.code === 'unknown-lines'
        ? filled(fault.code === 'unknown-field' ? texts.noField : texts.noLines, { name: fault.word })
        : texts.unfit
}

/** A condition in words, or put together by choosing; what it names and is not there is told below it. */
export function ConditionInput({
  label,
  draft,
  place,
  headerOnly = false,
  condition,
  placeholder,
  onChange,
}: ExpressionProps<Condition> & { condition: When | undefined }): ReactNode {
  const faultOf = useFault()
  const text = conditionText(condition)
  const at = { entity: draft, ...(place === undefined ? {} : { line: place }), headerOnly }
  return (
    <Flex gap={4} align="start">
      <div className="ld-designer-expression">
        <ExpressionInput
          label={label}
          text={text}
          onlyData={condition !== undefined && text === undefined}
          fault={
            isData(condition) ? faultOf(conditionFaults(condition, at, { zh: label, en: label })) : undefined
          }
          {...(placeholder === undefined ? {} : { placeholder })}
          read={readCondition}
          onChange={onChange}
        />
      </div>
      <ConditionBuilder
        label={label}
        draft={draft}
        place={place}
        headerOnly={headerOnly}
        condition={condition}
        onChange={onChange}
      />
    </Flex>
  )
}

/** A formula in words; what it names and is not there is told below it. */
export function FormulaInput({
  label,
  draft,
  place,
  formula,
  placeholder,
  onChange,
}: ExpressionProps<Formula> & { formula: Formula | undefined }): ReactNode {
  const faultOf = useFault()
  const text = formula === undefined ? undefined : formulaText(formula)
  const at = { entity: draft, ...(place === undefined ? {} : { line: place }) }
  return (
    <ExpressionInput
      label={label}
      text={text}
      onlyData={formula !== undefined && text === undefined}
      fault={isData(formula) ? faultOf(formulaFaults(formula!, at, { zh: label, en: label })) : undefined}
      {...(placeholder === undefined ? {} : { placeholder })}
      read={readFormula}
      onChange={onChange}
    />
  )
}
