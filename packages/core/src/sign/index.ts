export { md5Upper } from './hash'
export * from './signedText'
export * from './signRequest'
export * from './timestamp'
