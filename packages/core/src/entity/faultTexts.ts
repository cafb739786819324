import type { Text } from '../text/text'

const both = (zh: string, en: string): Text => ({ zh, en })

/** Where conditions and formulas stand, as the sentences about them begin. */
export const PLACE_TEXTS = {
  when: (of: string) => both(`“${of}”的条件`, `when of ${of}`),
  requiredWhen: (field: string) => both(`“${field}”的必填条件`, `requiredWhen of ${field}`),
  disabledWhen: (field: string) => both(`“${field}”的只读条件`, `disabledWhen of ${field}`),
  visibleWhen: (field: string) => both(`“${field}”的显示条件`, `visibleWhen of ${field}`),
  linesOf: (action: string) => both(`操作“${action}”所问的行`, `the lines that ${action} asks about`),
  proposed: (field: string, action: string) =>
    both(`操作“${action}”中“${field}”的初始值`, `${field} proposed by ${action}`),
  set: (field: string, action: string) =>
    both(`操作“${action}”写入“${field}”的公式`, `${field} set by ${action}`),
  moves: (action: string) => both(`操作“${action}”的一种情况`, `a case of ${action}`),
  colour: both('颜色的条件', 'a colour'),
  formula: (field: string) => both(`“${field}”的公式`, `the formula of ${field}`),
  checkWhen: (check: string) => both(`规则“${check}”的条件`, `when of the check ${check}`),
  check: (check: string) => both(`规则“${check}”`, `the check ${check}`),
  step: (number: number) => both(`审批第${number}步`, `Step ${number} of the approval`),
  stepWhen: (number: number) => both(`审批第${number}步的条件`, `when of step ${number} of the approval`),
}

/** What is wrong with a condition or a formula. `as`: where it stands. */
export const EXPRESSION_TEXTS = {
  tooLarge: (as: Text) => both(`${as.zh}过长或嵌套过深。`, `${as.en} is too large or nested too deeply.`),
  headerOnly: (as: Text, field: string, write: string) =>
    both(
      `${as.zh}用到“${field}”，但只能用表头的字段：请写“${write}”。`,
      `${as.en} asks "${field}"; it may ask the header only: write "${write}".`,
    ),
  noField: (as: Text, field: string) =>
    both(`${as.zh}用到“${field}”，它不是字段。`, `${as.en} names "${field}", which is not a field.`),
  noLines: (as: Text, lines: string) =>
    both(
      `${as.zh}用到明细“${lines}”，它不存在。`,
      `${as.en} names the lines "${lines}", which are not there.`,
    ),
  noList: (as: Text, most: number) =>
    both(`${as.zh}：缺少1到${most}项的列表。`, `${as.en}: a list of 1 to ${most} parts is missing.`),
  noCondition: (as: Text) => both(`${as.zh}不是条件。`, `${as.en} is no condition.`),
  noQuantity: (as: Text) =>
    both(
      `${as.zh}：对明细请写“some”“every”或“none”。`,
      `${as.en}: say "some", "every" or "none" of the lines.`,
    ),
  noComparison: (as: Text, op: string) =>
    both(`${as.zh}：“${op}”不是比较方式。`, `${as.en}: "${op}" is no comparison.`),
  notKnown: (as: Text, word: string) =>
    both(`${as.zh}：没有“${word}”。`, `${as.en}: "${word}" is not known.`),
  noValue: (as: Text) =>
    both(`${as.zh}：缺少用来比较的值。`, `${as.en}: a value to compare with is missing.`),
  noFormula: (as: Text) => both(`${as.zh}不是公式。`, `${as.en} is no formula.`),
  circular: (as: Text) =>
    both(`${as.zh}直接或通过其他字段用到自己。`, `${as.en} uses itself, directly or through other fields.`),
  over: (as: Text) => both(`${as.zh}：“over”要有两项。`, `${as.en}: "over" takes two parts.`),
  sum: (as: Text) => both(`${as.zh}：“sum”写作“明细.字段”。`, `${as.en}: "sum" takes lines.field.`),
  round: (as: Text) => both(`${as.zh}：“round”要有“digits”。`, `${as.en}: "round" needs "digits".`),
}

/** What a definition says of its actions that cannot be. */
export const ACTION_TEXTS = {
  noLinesAsked: (action: string) =>
    both(
      `操作“${action}”要按明细填写，但没有这个明细，或操作不是对一条记录。`,
      `The action "${action}" asks for lines that are not there, or is not about one record.`,
    ),
  noLineField: (action: string, field: string, line: string) =>
    both(
      `操作“${action}”用到“${field}”，它不是明细${line}的字段。`,
      `The action "${action}" names "${field}", which is not a field of ${line}.`,
    ),
  ownIsField: (action: string, name: string) =>
    both(
      `操作“${action}”自定义的“${name}”是已有字段：请直接选择该字段。`,
      `The action "${action}" asks for "${name}" as its own, which is a field: name it alone.`,
    ),
  noWorkflow: (action: string, field: string) =>
    both(
      `操作“${action}”改变“${field}”的状态，但它没有流程。`,
      `The action "${action}" moves "${field}", which has no workflow.`,
    ),
  noLines: (action: string) =>
    both(`操作“${action}”所对的明细不存在。`, `The action "${action}" is about lines that are not there.`),
  noField: (action: string, field: string) =>
    both(
      `操作“${action}”用到“${field}”，它不是字段。`,
      `The action "${action}" names "${field}", which is not a field.`,
    ),
  noCheck: (action: string, check: string) =>
    both(`操作“${action}”的规则“${check}”没有定义。`, `The check "${check}" of ${action} is not defined.`),
  setsState: (action: string, field: string) =>
    both(
      `操作“${action}”直接写入状态字段“${field}”：请用“to”或“moves”。`,
      `The action "${action}" sets the state field "${field}": say "to" or "moves".`,
    ),
  setsWord: (action: string, field: string, value: string) =>
    both(
      `操作“${action}”把“${field}”写为“${value}”：请写 { value: '${value}' }。`,
      `The action "${action}" sets "${field}" to "${value}": write { value: '${value}' }.`,
    ),
  noRefusal: (action: string) =>
    both(
      `操作“${action}”的“when”是函数：请写“refusal”。`,
      `"when" of the action "${action}" is a function: say its "refusal".`,
    ),
  twice: (name: string) => both(`有两个名为“${name}”的操作。`, `There are two actions called "${name}".`),
  name: (name: string) => both(`操作不能叫“${name}”。`, `An action cannot be called "${name}".`),
  noPermission: (name: string) => both(`操作“${name}”没有权限。`, `The action "${name}" has no permission.`),
}

/** What a definition says of its approval that cannot be. */
export const APPROVAL_TEXTS = {
  noPeople: (as: Text, field: string) =>
    both(
      `${as.zh}由“${field}”审批，它不是人员字段。`,
      `${as.en} asks "${field}", which is no field that names people.`,
    ),
  by: (as: Text) =>
    both(
      `${as.zh}：审批人应为部门负责人、角色或人员字段（'departmentHead'、{ role } 或 { user }）。`,
      `${as.en}: "by" is 'departmentHead', { role } or { user }.`,
    ),
  noLabel: (as: Text) => both(`${as.zh}没有中文或英文名称。`, `${as.en} says no "zh" and "en".`),
  reminds: (action: string, waiting: string) =>
    both(
      `操作“${action}”用于在“${waiting}”中催办，不能改变状态。`,
      `The action "${action}" reminds in "${waiting}" and moves nothing.`,
    ),
  out: (action: string) =>
    both(
      `操作“${action}”绕过审批步骤离开审批。`,
      `The action "${action}" leads out of the approval beside its steps.`,
    ),
  outOfWaiting: (action: string, waiting: string) =>
    both(
      `操作“${action}”只能从“${waiting}”离开，不能从其他状态。`,
      `The action "${action}" has to lead out of "${waiting}", and from nowhere else.`,
    ),
  submits: (action: string) =>
    both(
      `操作“${action}”会提交已在审批中的记录：请写“from”。`,
      `The action "${action}" submits what is in approval already: say "from".`,
    ),
  into: (action: string) =>
    both(
      `操作“${action}”绕过“submit”进入审批。`,
      `The action "${action}" leads into the approval beside "submit".`,
    ),
  noWorkflow: both('审批需要流程。', 'An approval needs a workflow.'),
  noAction: (name: string) =>
    both(`审批需要流程中的操作“${name}”。`, `The approval needs the action "${name}" in the workflow.`),
  steps: (most: number) => both(`审批应有1到${most}步。`, `An approval has 1 to ${most} steps.`),
  allow: (what: string, waiting: string) =>
    both(
      `“allow”要写明哪些状态可以“${what}”，不含“${waiting}”。`,
      `"allow" has to name the states for "${what}", without "${waiting}".`,
    ),
  reason: (name: string) =>
    both(
      `操作“${name}”要填写原因：一个必填的文字。`,
      `The action "${name}" has to ask for a reason: a required text.`,
    ),
}

/** What a definition says of its fields, lines, figures and printed page that cannot be. */
export const DEFINITION_TEXTS = {
  editableIn: (field: string, state: string) =>
    both(
      `“${field}”可在“${state}”中修改，但没有这个状态。`,
      `"${field}" is editable in "${state}", which is no state.`,
    ),
  editableWithoutWorkflow: (field: string, state: string) =>
    both(
      `“${field}”可在“${state}”中修改，但没有流程。`,
      `"${field}" is editable in "${state}", but there is no workflow.`,
    ),
  pickedBy: (field: string, other: string) =>
    both(
      `“${field}”可选择的记录由“${other}”决定，它不是字段。`,
      `What "${field}" may name is decided by "${other}", which is no field.`,
    ),
  checkField: (check: string, field: string) =>
    both(
      `规则“${check}”提示在“${field}”，它不是字段。`,
      `The check "${check}" is told at "${field}", which is no field.`,
    ),
  allowed: (what: string) =>
    both(`“allow”中的“${what}”不是可限制的操作。`, `"allow" names "${what}", which no state decides.`),
  noState: (state: string) => both(`没有状态“${state}”。`, `"${state}" is no state.`),
  tree: (key: string) =>
    both(
      `树形需要一个指向本表单（ref: '${key}'）的“record”字段，表示上级记录。`,
      `A tree needs a field of kind "record" with ref: '${key}', which names the record above.`,
    ),
  lineField: (line: string, field: string) =>
    both(`明细${line}没有字段“${field}”。`, `The lines ${line} have no field "${field}".`),
  colourField: (field: string) =>
    both(`颜色所用的“${field}”不是字段。`, `A colour is of "${field}", which is no field.`),
  figureField: (figure: string, field: string) =>
    both(
      `指标“${figure}”按“${field}”统计，它不是字段。`,
      `The figure "${figure}" counts by "${field}", which is no field.`,
    ),
  figureOf: (figure: string, other: string) =>
    both(
      `指标“${figure}”以“${other}”为基数，它不是指标。`,
      `The figure "${figure}" is a share of "${other}", which is no figure.`,
    ),
  printed: (field: string) => both(`打印的“${field}”不是字段。`, `"${field}" is printed and is not a field.`),
  printedOfLines: (field: string, line: string) =>
    both(
      `打印的“${field}”不是明细${line}的字段。`,
      `"${field}" is printed and is not a field of the lines ${line}.`,
    ),
  openQuantity: (name: string) =>
    both(`未清数量“${name}”不是字段。`, `The open quantity "${name}" is not a field.`),
  openState: (state: string) =>
    both(
      `未清数量用到的状态“${state}”不存在。`,
      `The open quantity names the state "${state}", which is not there.`,
    ),
}

/** What a definition says of its own names that cannot be. */
export const SHAPE_TEXTS = {
  fieldName: (name: string, owner: string) =>
    both(`“${name}”不能作为${owner}的字段名。`, `"${name}" cannot be the name of a field of ${owner}.`),
  stored: (name: string, owner: string) =>
    both(
      `${owner}的“${name}”由服务器为每条记录保存。`,
      `"${name}" of ${owner} is kept by the server for every record.`,
    ),
  sameColumn: (name: string, other: string, owner: string, column: string) =>
    both(
      `${owner}的“${name}”和“${other}”使用同一列${column}。`,
      `"${name}" and "${other}" of ${owner} share the column ${column}.`,
    ),
  kind: (kind: string) => both(`没有字段类型“${kind}”。`, `"${kind}" is no kind of field.`),
  default: (name: string, owner: string, kind: string, the: string) =>
    both(
      `${owner}的“${name}”是${kind}字段，默认值不能是“${the}”。`,
      `"${name}" of ${owner} is of the kind ${kind}, which cannot begin with "${the}".`,
    ),
  option: (name: string, owner: string, kind: string, option: string) =>
    both(
      `${owner}的“${name}”是“${kind}”类型，缺少“${option}”。`,
      `"${name}" of ${owner} is of kind "${kind}" and says no "${option}".`,
    ),
  noField: (name: string, as: Text) =>
    both(`${as.zh}“${name}”不是字段。`, `"${name}" is ${as.en} but not a field.`),
  twice: (name: string, as: Text) => both(`${as.zh}“${name}”重复。`, `"${name}" is ${as.en} more than once.`),
  workflowField: (field: string) =>
    both(`流程字段“${field}”不是状态字段。`, `The workflow field "${field}" is no status field.`),
  lineName: (line: string) => both(`明细不能叫“${line}”。`, `"${line}" cannot name lines.`),
  title: both('标题', 'the title'),
  listed: both('列表列', 'a column of the list'),
  query: both('查询项', 'a query item'),
  form: both('表单中的', 'in the form'),
  computed: both('计算字段', 'a computed field'),
  column: (line: string) => both(`明细${line}的列`, `a column of ${line}`),
  footer: (line: string) => both(`明细${line}的合计`, `a footer of ${line}`),
  computedOf: (line: string) => both(`明细${line}的计算字段`, `a computed field of ${line}`),
}
