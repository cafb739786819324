export * from './envelope'
