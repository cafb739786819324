/** What a client of the table channel may say (contract §15.2). */
export type TableMessage =
  | { type: 'heart_beat' }
  | { type: 'update_vxe_table'; socketKey: string; text: string }

const DEFAULT_KEY = 'vxe-default'
const MAX_KEY_LENGTH = 100
const MAX_CASE_LENGTH = 100

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a message; anything but the two known kinds is none. The text to pass on is made anew from its parts. */
export function readTableMessage(text: string): TableMessage | undefined {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(message)) return undefined
  if (message.type === 'heart_beat') return { type: 'heart_beat' }
  if (message.type !== 'update_vxe_table' || !isObject(message.data)) return undefined
  const { socketKey = DEFAULT_KEY, args } = message.data
  const [row, caseId = ''] = Array.isArray(args) ? (args as unknown[]) : []
  if (typeof socketKey !== 'string' || socketKey.length > MAX_KEY_LENGTH || !isObject(row)) return undefined
  if (typeof caseId !== 'string' || caseId.length > MAX_CASE_LENGTH) return undefined
  const passed = { type: 'update_vxe_table', data: { socketKey, args: [row, caseId] } }
  return { type: 'update_vxe_table', socketKey, text: JSON.stringify(passed) }
}
