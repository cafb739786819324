'use client'

export { RuleField } from './RuleField'
export type { RuleControl, RuleFieldProps } from './RuleField'
export { RuleForm } from './RuleForm'
export type { RuleFormProps } from './RuleForm'
export { useRuleForm } from './useRuleForm'
export type { RuleFormOptions } from './useRuleForm'
