export * from './workflow'
