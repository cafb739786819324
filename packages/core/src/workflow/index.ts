export * from './workflow'
export * from './refusal'
export * from './perform'
