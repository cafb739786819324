export * from './types'
export * from './defineEntity'
export * from './paths'
