export type { Row } from '../rules/types'
export * from '../kinds'
export * from './types'
export * from './condition/types'
export { holds, valueAt } from './condition/holds'
export { calculateFormula } from './condition/formula'
export { conditionText } from './condition/describe'
export { definitionFaults } from './definitionFaults'
export { shapeFaults } from './shapeFaults'
export { actionFields, actionsOf, inputFields, isDangerous, lineInputs, stateText } from './actions'
export type { AskedField, AskedLines, EntityAction } from './actions'
export {
  APPROVAL_DECISIONS,
  APPROVAL_PARTS,
  approvalAction,
  approvalPart,
  approvalReason,
  isApprovalDecision,
  nextApprovalStep,
  permittedActions,
  waitingState,
} from './approval'
export { fieldState, isConditional, lockedChanges } from './fieldState'
export type { FieldState } from './fieldState'
export type { DefinitionFault } from './condition/faults'
export { initialStates, stateOf, statesOf, workflowOf, workflowsOf } from './workflows'
export * from './defineEntity'
export * from './paths'
export { pageKind } from './pageKind'
export { BOARDS } from './boards'
export type { Board } from './boards'
export { FIGURE_PARAMETER, figureFields, figureOfAddress, figureQuery } from './figures'
export { printedLayout } from './printLayout'
export type { PrintedLayout } from './printLayout'
export type { PageKind } from './pageKind'
export * from './arithmetic'
export * from './statistic'
export * from './fieldKinds'
export * from './fieldRules'
export * from './normalize'
export * from './cellComments'
export * from './colours'
export * from './tones'
export * from './emptyRecord'
export * from './derive'
export { validateRow } from './validateRow'
export type { Issue } from '../ports/issue'
export type { ValidateOptions } from './validateRow'
export { MAX_LINES, checkWhole, validateRecord, validateRecordAsync } from './validateRecord'
export type { RecordLines } from './validateRecord'
export * from './gridColumns'
export * from './references'
export * from './referenceMessages'
export { sysOutbox } from './outbox'
