import { Type } from 'typebox'
import { administrationOperations, choice, optionalText, requiredText } from './administration'
import { defineOperation } from './operation'
import {
  answer,
  auditMembers,
  body,
  filter,
  id,
  idQuery,
  idsQuery,
  integerOrNull,
  listQuery,
  nothing,
  page,
  query,
  textOrNull,
} from './schemas'

/** SysLog (contract §22.2). */
const logLine = answer({
  id,
  logType: Type.Integer(),
  logContent: Type.String(),
  username: textOrNull,
  createTime: textOrNull,
})
/** SysDataLog. */
const dataLogLine = answer({
  id,
  dataTable: Type.String(),
  dataId: Type.String(),
  dataVersion: Type.Integer(),
  dataContent: Type.String(),
})

/** An open session of the own user, as the security page lists it. */
export const ownSession = answer({
  id,
  current: Type.Boolean(),
  ip: Type.String(),
  userAgent: Type.String(),
  createTime: Type.String(),
  expireTime: Type.String(),
})

/** One part of the server and what is to be known of it; `facts` are figures with their unit in the name. */
export const healthPart = answer({
  name: choice('process', 'database', 'redis', 'jobs', 'files', 'sockets'),
  /** `warn`: works, but somebody should look; `off`: not set up. */
  state: choice('ok', 'warn', 'down', 'off'),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
})

/** The health of a server (contract §19). */
export const healthSummary = answer({ time: Type.String(), parts: Type.Array(healthPart) })

/** Logs, who is online, scheduled jobs (contract §6.6, §19). */
export const monitorOperations = {
  logList: defineOperation({
    id: 'logList',
    method: 'GET',
    path: '/sys/log/list',
    summary: 'Lines of the log, newest first',
    query: listQuery({ logType: filter, keyWord: filter }),
    result: page(logLine),
    permission: 'system:log:list',
  }),
  logDelete: defineOperation({
    id: 'logDelete',
    method: 'DELETE',
    path: '/sys/log/delete',
    summary: 'Refused: the log is only added to; old lines go by age',
    query: idQuery,
    result: nothing,
    permission: 'system:log:delete',
  }),
  logDeleteBatch: defineOperation({
    id: 'logDeleteBatch',
    method: 'DELETE',
    path: '/sys/log/deleteBatch',
    summary: 'Refused: the log is only added to; old lines go by age',
    query: idsQuery,
    result: nothing,
    permission: 'system:log:delete',
  }),
  dataLogList: defineOperation({
    id: 'dataLogList',
    method: 'GET',
    path: '/sys/dataLog/list',
    summary: 'Who changed what: old and new values',
    query: listQuery({ dataTable: filter, dataId: filter }),
    result: page(dataLogLine),
    permission: 'system:datalog:list',
  }),
  dataLogVersions: defineOperation({
    id: 'dataLogVersions',
    method: 'GET',
    path: '/sys/dataLog/queryDataVerList',
    summary: 'Versions of one record',
    query: query({ dataTable: Type.String({ maxLength: 100 }), dataId: id }),
    result: Type.Array(dataLogLine),
    permission: 'system:datalog:list',
  }),
  onlineList: defineOperation({
    id: 'onlineList',
    method: 'GET',
    path: '/sys/online/list',
    summary: 'Open sessions; `token` is a handle, never the token',
    query: listQuery({ username: filter }),
    result: page(answer({ id, token: Type.String(), username: Type.String(), realname: Type.String() })),
    permission: 'system:online:list',
  }),
  dataLogCompare: defineOperation({
    id: 'dataLogCompare',
    method: 'GET',
    path: '/sys/dataLog/queryCompareList',
    summary: 'Two entries of the data log, the older one first',
    query: query({ dataId1: id, dataId2: id }),
    result: Type.Array(dataLogLine),
    permission: 'system:datalog:list',
  }),
  sessionMine: defineOperation({
    id: 'sessionMine',
    method: 'GET',
    path: '/sys/online/mine',
    summary: 'The open sessions of the own user, newest first; `current` is the one that asks',
    query: query({}),
    result: Type.Array(ownSession),
  }),
  sessionEndMine: defineOperation({
    id: 'sessionEndMine',
    method: 'POST',
    path: '/sys/online/endMine',
    summary: 'End sessions of the own user: one by its id, or all but the one that asks',
    body: body({ id: Type.Optional(id) }),
    result: nothing,
  }),
  healthSummary: defineOperation({
    id: 'healthSummary',
    method: 'GET',
    path: '/sys/health/summary',
    summary: 'How the parts of the server are: database, Redis, jobs, files, memory, versions',
    query: query({}),
    result: healthSummary,
    permission: 'system:health:view',
  }),
  onlineForceLogout: defineOperation({
    id: 'onlineForceLogout',
    method: 'POST',
    path: '/sys/online/forceLogout',
    summary: 'End a session by its handle',
    body: body({ token: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: nothing,
    permission: 'system:online:forceLogout',
  }),
}

/** QuartzJob (contract §22.2): `jobClassName` is a name of the server's registry. */
export const job = answer({
  id,
  jobClassName: Type.String(),
  cronExpression: Type.String(),
  parameter: textOrNull,
  description: textOrNull,
  status: Type.Integer(),
  ...auditMembers,
})

/** One run of a job. Times are those of the database; a run that goes on has no end yet. */
export const jobRun = answer({
  id,
  jobId: Type.String(),
  jobClassName: Type.String(),
  trigger: choice('schedule', 'manual'),
  /** User who ran it by hand. */
  runBy: Type.String(),
  /** Server process that ran it: host, process id, start. */
  process: Type.String(),
  startTime: Type.String(),
  endTime: textOrNull,
  durationMs: integerOrNull,
  /** `broken`: the process stopped during the run. */
  outcome: choice('running', 'ok', 'failed', 'broken', 'skipped'),
  /** What the job or its error told, at most 2,000 characters. */
  message: Type.String(),
})

const oneJob = (id: string, verb: string, summary: string) =>
  defineOperation({
    id,
    method: 'GET',
    path: `/sys/quartzJob/${verb}`,
    summary,
    query: idQuery,
    result: nothing,
    permission: `system:quartzJob:${verb}`,
  })

/** Scheduled jobs (contract §19). */
export const jobOperations = {
  ...administrationOperations({
    name: 'job',
    path: '/sys/quartzJob',
    permission: 'system:quartzJob',
    label: 'Jobs',
    row: job,
    members: {
      jobClassName: requiredText(200),
      cronExpression: requiredText(100),
      parameter: optionalText(2_000),
      description: optionalText(500),
      status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(-1)])),
    },
    filters: { jobClassName: filter, status: filter },
  }),
  jobPause: oneJob('jobPause', 'pause', 'Stop a job'),
  jobResume: oneJob('jobResume', 'resume', 'Start a job'),
  jobExecute: oneJob('jobExecute', 'execute', 'Run a job now'),
  jobNames: defineOperation({
    id: 'jobNames',
    method: 'GET',
    path: '/sys/quartzJob/names',
    summary: 'Names that a job may have: what this server can run',
    query: query({}),
    result: Type.Array(Type.String()),
    permission: 'system:quartzJob:list',
  }),
  jobHistory: defineOperation({
    id: 'jobHistory',
    method: 'GET',
    path: '/sys/quartzJob/history',
    summary: 'Runs of jobs, newest first; 90 days, of each job the newest 1,000',
    query: listQuery({
      jobId: filter,
      jobClassName: filter,
      trigger: filter,
      outcome: filter,
      startTime_begin: filter,
      startTime_end: filter,
    }),
    result: page(jobRun),
    permission: 'system:quartzJob:list',
  }),
}

/** SysCheckRule (contract §22.2). */
export const checkRule = answer({
  id,
  ruleName: Type.String(),
  ruleCode: Type.String(),
  ruleJson: textOrNull,
  ruleDescription: textOrNull,
  ...auditMembers,
})

/** Check rules (contract §18). */
export const checkRuleOperations = {
  ...administrationOperations({
    name: 'checkRule',
    path: '/sys/checkRule',
    permission: 'system:checkRule',
    label: 'Check rules',
    row: checkRule,
    members: {
      ruleName: requiredText(100),
      ruleCode: requiredText(100),
      ruleJson: requiredText(4_000),
      ruleDescription: optionalText(500),
    },
    filters: { ruleName: filter, ruleCode: filter },
  }),
  checkRuleByCode: defineOperation({
    id: 'checkRuleByCode',
    method: 'GET',
    path: '/sys/checkRule/checkByCode',
    summary: 'Whether a value keeps the rule',
    query: query({ ruleCode: Type.String({ maxLength: 100 }), value: Type.String({ maxLength: 1_000 }) }),
    result: nothing,
  }),
}

/** SysFillRule; `ruleClass` is a name of the server's registry. */
export const fillRule = answer({
  id,
  ruleName: Type.String(),
  ruleCode: Type.String(),
  ruleClass: Type.String(),
  ruleParams: textOrNull,
  ...auditMembers,
})

const fillCode = Type.String({ minLength: 1, maxLength: 100 })
/** What stands in the form that asks. */
const formData = Type.Record(Type.String(), Type.Unknown())

/** Rules that fill in values (contract §18). */
export const fillRuleOperations = {
  ...administrationOperations({
    name: 'fillRule',
    path: '/sys/fillRule',
    permission: 'system:fillRule',
    label: 'Fill rules',
    row: fillRule,
    members: {
      ruleName: requiredText(100),
      ruleCode: requiredText(100),
      ruleClass: choice('org_num_role', 'category_code_rule', 'shop_order_num'),
      ruleParams: optionalText(1_000),
    },
    filters: { ruleName: filter, ruleCode: filter },
  }),
  fillRuleExecuteBatch: defineOperation({
    id: 'fillRuleExecuteBatch',
    method: 'PUT',
    path: '/sys/fillRule/executeRuleByCodeBatch',
    summary: 'Values made by several rules',
    body: body({
      commonFormData: Type.Optional(formData),
      rules: Type.Array(body({ ruleCode: fillCode, formData: Type.Optional(formData) }), { maxItems: 50 }),
    }),
    result: Type.Array(answer({ ruleCode: Type.String(), result: Type.Unknown() })),
  }),
  fillRuleTest: defineOperation({
    id: 'fillRuleTest',
    method: 'GET',
    path: '/sys/fillRule/testFillRule',
    summary: 'A value made by the rule without a form',
    query: query({ ruleCode: fillCode }),
    result: Type.Unknown(),
    permission: 'system:fillRule:list',
  }),
  fillRuleExecute: defineOperation({
    id: 'fillRuleExecute',
    method: 'PUT',
    path: '/sys/fillRule/executeRuleByCode/:ruleCode',
    summary: 'A value made by the rule',
    params: Type.Object({ ruleCode: fillCode }),
    body: formData,
    result: Type.Unknown(),
  }),
}
