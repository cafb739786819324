import type { EntityDefinition, Field, WorkflowAction } from '@lading/core/entity'

/** What a way of records adds to a form: fields that only its steps write, and the steps. */
export interface Flow {
  fields: Record<string, Field>
  parts: Pick<EntityDefinition, 'workflow' | 'actions' | 'approval'>
}

const status: Field = { kind: 'status', readonly: true, zh: '状态', en: 'Status' }
const by = (zh: string, en: string): Field => ({ kind: 'user', readonly: true, zh, en })
const at = (zh: string, en: string): Field => ({ kind: 'datetime', readonly: true, zh, en })
const why = (zh: string, en: string): Field => ({ kind: 'textarea', readonly: true, maxLength: 500, zh, en })

const DRAFT = { zh: '草稿', en: 'Draft', color: 'default' }

/** States in which an applicant writes. */
const WRITING = ['draft', 'returned']

/**
 * An application: the head of the department decides; over 5,000 finance does as well.
 * @param role who decides after the head in any case
 * @param amount the field of its amount, where it has one
 */
function approve(role: string | undefined, amount: string | undefined): Flow {
  return {
    fields: {
      status,
      applicant: by('申请人', 'Applicant'),
      submittedAt: at('提交时间', 'Submitted at'),
      approvedAt: at('审批时间', 'Approved at'),
      returnReason: why('退回原因', 'Reason of return'),
    },
    parts: {
      workflow: {
        field: 'status',
        initial: 'draft',
        states: {
          draft: DRAFT,
          inApproval: { zh: '审批中', en: 'In approval', color: 'blue' },
          returned: { zh: '已退回', en: 'Returned', color: 'orange' },
          approved: { zh: '已批准', en: 'Approved', color: 'green' },
        },
        actions: {
          submit: {
            zh: '提交审批',
            en: 'Submit for approval',
            from: WRITING,
            to: 'inApproval',
            set: { applicant: 'me', submittedAt: 'now', returnReason: 'nothing' },
          },
          approve: {
            zh: '批准',
            en: 'Approve',
            from: ['inApproval'],
            to: 'approved',
            set: { approvedAt: 'now' },
          },
          return: {
            zh: '退回',
            en: 'Return',
            from: ['inApproval'],
            to: 'returned',
            input: [{ field: 'returnReason', required: true }],
          },
          withdraw: { zh: '撤回', en: 'Withdraw', from: ['inApproval'], to: 'draft' },
        },
        allow: { edit: WRITING, delete: ['draft'] },
      },
      approval: {
        steps: [
          { by: 'departmentHead', zh: '部门负责人', en: 'Head of department' },
          ...(role === undefined ? [] : [{ by: { role }, ...ROLES[role]! }]),
          ...(amount === undefined || role === 'finance'
            ? []
            : [
                {
                  by: { role: 'finance' },
                  when: { field: amount, op: 'gt' as const, value: 5000 },
                  ...ROLES.finance!,
                },
              ]),
        ],
      },
    },
  }
}

const ROLES: Readonly<Record<string, { zh: string; en: string }>> = {
  finance: { zh: '财务审批', en: 'Finance' },
  manager: { zh: '总经理审批', en: 'Management' },
  quality: { zh: '质量审核', en: 'Quality' },
  logistics: { zh: '物流审核', en: 'Logistics' },
  purchasing: { zh: '采购审核', en: 'Procurement' },
}

/** Work that somebody takes on, finishes with a result, and that is closed or taken up again. */
function handle(): Flow {
  return {
    fields: {
      status,
      handler: by('处理人', 'Handled by'),
      finishedAt: at('完成时间', 'Finished at'),
      result: why('处理结果', 'Result'),
    },
    parts: {
      workflow: {
        field: 'status',
        initial: 'open',
        states: {
          open: { zh: '待处理', en: 'Open', color: 'default' },
          handling: { zh: '处理中', en: 'In progress', color: 'blue' },
          done: { zh: '已完成', en: 'Done', color: 'green' },
          closed: { zh: '已关闭', en: 'Closed', color: 'default' },
        },
        actions: {
          accept: { zh: '受理', en: 'Take on', from: ['open'], to: 'handling', set: { handler: 'me' } },
          finish: {
            zh: '完成',
            en: 'Finish',
            from: ['handling'],
            to: 'done',
            input: [{ field: 'result', required: true }],
            set: { finishedAt: 'now' },
          },
          reopen: { zh: '重新处理', en: 'Take up again', from: ['done'], to: 'handling' },
          close: { zh: '关闭', en: 'Close', from: ['done'], to: 'closed' },
        },
        allow: { edit: ['open', 'handling'], delete: ['open'] },
      },
    },
  }
}

/** A document of the warehouse: confirmed, done, or cancelled with a reason. */
function post(): Flow {
  const cancel: WorkflowAction = {
    zh: '作废',
    en: 'Cancel',
    from: ['draft', 'confirmed'],
    to: 'cancelled',
    input: [{ field: 'cancelReason', required: true }],
    danger: true,
  }
  return {
    fields: {
      status,
      confirmedBy: by('确认人', 'Confirmed by'),
      confirmedAt: at('确认时间', 'Confirmed at'),
      completedAt: at('完成时间', 'Completed at'),
      cancelReason: why('作废原因', 'Reason of cancellation'),
    },
    parts: {
      workflow: {
        field: 'status',
        initial: 'draft',
        states: {
          draft: DRAFT,
          confirmed: { zh: '已确认', en: 'Confirmed', color: 'blue' },
          done: { zh: '已完成', en: 'Completed', color: 'green' },
          cancelled: { zh: '已作废', en: 'Cancelled', color: 'red' },
        },
        actions: {
          confirm: {
            zh: '确认',
            en: 'Confirm',
            from: ['draft'],
            to: 'confirmed',
            set: { confirmedBy: 'me', confirmedAt: 'now' },
          },
          complete: {
            zh: '完成',
            en: 'Complete',
            from: ['confirmed'],
            to: 'done',
            set: { completedAt: 'now' },
          },
          cancel,
        },
        allow: { edit: ['draft'], delete: ['draft', 'cancelled'] },
      },
    },
  }
}

/** What people are given to read or to take part in, until it ends. */
function publish(): Flow {
  return {
    fields: { status, publishedAt: at('发布时间', 'Published at'), endedAt: at('结束时间', 'Ended at') },
    parts: {
      workflow: {
        field: 'status',
        initial: 'draft',
        states: {
          draft: DRAFT,
          published: { zh: '已发布', en: 'Published', color: 'green' },
          ended: { zh: '已结束', en: 'Ended', color: 'default' },
        },
        actions: {
          publish: {
            zh: '发布',
            en: 'Publish',
            from: ['draft'],
            to: 'published',
            set: { publishedAt: 'now' },
          },
          end: { zh: '结束', en: 'End', from: ['published'], to: 'ended', set: { endedAt: 'now' } },
        },
        allow: { edit: ['draft'], delete: ['draft'] },
      },
    },
  }
}

/** Basic data that is in use or not. */
function master(): Flow {
  return {
    fields: { status, stopReason: why('停用原因', 'Why it was stopped') },
    parts: {
      workflow: {
        field: 'status',
        initial: 'active',
        states: {
          active: { zh: '启用', en: 'In use', color: 'green' },
          stopped: { zh: '停用', en: 'Stopped', color: 'red' },
        },
        actions: {
          stop: {
            zh: '停用',
            en: 'Stop',
            from: ['active'],
            to: 'stopped',
            input: [{ field: 'stopReason', required: true }],
          },
          start: {
            zh: '启用',
            en: 'Use again',
            from: ['stopped'],
            to: 'active',
            set: { stopReason: 'nothing' },
          },
        },
      },
    },
  }
}

/** What is handed to another system, and what that answered. */
function sync(): Flow {
  return {
    fields: { status, sentAt: at('同步时间', 'Sent at'), failure: why('失败原因', 'Why it failed') },
    parts: {
      workflow: {
        field: 'status',
        initial: 'waiting',
        states: {
          waiting: { zh: '待同步', en: 'Waiting', color: 'default' },
          sent: { zh: '已同步', en: 'Taken over', color: 'green' },
          failed: { zh: '同步失败', en: 'Failed', color: 'red' },
        },
        actions: {
          markSent: {
            zh: '标记成功',
            en: 'Mark as taken over',
            from: ['waiting', 'failed'],
            to: 'sent',
            set: { sentAt: 'now', failure: 'nothing' },
          },
          markFailed: {
            zh: '标记失败',
            en: 'Mark as failed',
            from: ['waiting'],
            to: 'failed',
            input: [{ field: 'failure', required: true }],
          },
          again: { zh: '重新同步', en: 'Send again', from: ['failed'], to: 'waiting' },
        },
        allow: { edit: ['waiting', 'failed'], delete: ['waiting', 'failed'] },
      },
    },
  }
}

/** The ways of the language, by name; `log` and other words without steps have none. */
export function flowOf(name: string, role: string | undefined, amount: string | undefined): Flow {
  const flows: Readonly<Record<string, () => Flow>> = {
    approve: () => approve(role, amount),
    handle,
    post,
    publish,
    master,
    sync,
    log: () => ({ fields: {}, parts: {} }),
  }
  const flow = Object.hasOwn(flows, name) ? flows[name] : undefined
  if (!flow) throw new Error(`There is no flow "${name}".`)
  return flow()
}

/** Roles that a flow may name. */
export const FLOW_ROLES: readonly string[] = Object.keys(ROLES)
