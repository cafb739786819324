export * from './text'
export * from './number'
export * from './width'
export * from './date'
