/** The dashboards (spec 1 §1), in the order of the menu. */
export const BOARDS = ['analysis', 'task', 'workplace', 'monitor', 'supplier', 'customer'] as const
export type Board = (typeof BOARDS)[number]
