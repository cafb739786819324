export * from './workflow'
export * from './refusal'
export * from './entry'
export * from './perform'
