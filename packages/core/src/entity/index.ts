export * from './types'
export * from './defineEntity'
