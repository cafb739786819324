export { changesShared } from '../permission/shared'
