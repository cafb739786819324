export * from './operation'
