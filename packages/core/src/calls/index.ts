export type { Call, CallOf } from '../contract/call'
export { calls } from './calls'
export type { SystemCalls } from './calls'
