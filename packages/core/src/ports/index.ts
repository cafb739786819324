/** What the packages hand to each other: types only. */
export type * from './files'
export type * from './issue'
export type * from './resource'
export type * from './rowChange'
