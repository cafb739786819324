export * from './dataSource'
