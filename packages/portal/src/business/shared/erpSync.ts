import type { Action, AskedInput, Workflow } from '@lading/core/entity'

/**
 * The ERP's side of a document (spec 2 §4): it is sent once, its answer moves the state, and what failed may be sent
 * again. Documents name the same states and steps, so that a list of failures reads alike wherever it stands.
 */

const ANSWER = { name: 'answer', kind: 'text', zh: '返回信息', en: 'Answer' } satisfies AskedInput

/** The workflow of the field `syncStatus`. Its steps are the outbox's: nobody presses them. */
export const erpSyncStates = {
  initial: 'none',
  states: {
    none: { zh: '未同步', en: 'Not sent', color: 'default' },
    syncing: { zh: '同步中', en: 'Being sent', color: 'blue' },
    synced: { zh: '已同步', en: 'Sent', color: 'green' },
    failed: { zh: '同步失败', en: 'Failed', color: 'red' },
  },
  actions: {
    syncDone: {
      zh: '同步成功',
      en: 'Taken by the ERP',
      from: ['syncing', 'failed'],
      to: 'synced',
      system: true,
      input: [ANSWER],
      effect: 'noteAnswer',
    },
    syncFailed: {
      zh: '同步失败',
      en: 'Refused by the ERP',
      from: ['syncing', 'failed'],
      to: 'failed',
      system: true,
      input: [ANSWER],
      effect: 'noteAnswer',
    },
  },
} satisfies Omit<Workflow, 'field'>

/** What the button ERP 同步 does; the document says in which of its states, and on what condition. */
export const erpSyncAction = {
  zh: 'ERP 同步',
  en: 'Send to the ERP',
  moves: { syncStatus: { from: ['none', 'failed'], to: 'syncing' } },
  once: true,
  effect: 'sendToErp',
  done: { zh: '已提交同步', en: 'It is being sent' },
} satisfies Action
