import { lazyDialog } from '../foundation/lazy/lazyPart'

/**
 * 高级查询构造器: conditions joined by and or or, which can be saved (spec 2 §2, §4, §5).
 *
 * @example <SuperQuery open fields={superQueryFields(entity, locale)} saveCode="sales" … />
 */
export const SuperQuery = lazyDialog(async () => (await import('./SuperQueryDialog')).SuperQueryDialog)
