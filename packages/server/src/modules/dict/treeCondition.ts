import { Failure } from '../../http/failures'

/** What is said of one that cannot be read, or that asks for a column that is not there. */
export const TREE_CONDITION = '组件JTreeSelect-condition传值有误，需要一个json字符串!'

/** `condition` of a tree select: a JSON object of column → value (spec 1 §5). @throws Failure for anything else */
export function treeCondition(text: string | undefined): [string, unknown][] {
  if (!text) return []
  try {
    const read: unknown = JSON.parse(text)
    if (read && typeof read === 'object' && !Array.isArray(read)) return Object.entries(read)
  } catch {
    // falls through
  }
  throw new Failure(TREE_CONDITION)
}
