import { CODE } from '../envelope/envelope'

/** A query that cannot be answered. `message` is for the user, `code` for the envelope. */
export class QueryError extends Error {
  constructor(
    message: string,
    /** 400 for values and paging, 500 for the sort column and the advanced query (contract §3.4, §3.5). */
    readonly code: number = CODE.badRequest,
  ) {
    super(message)
    this.name = 'QueryError'
  }
}

/** A name from the wire, short enough for a message. */
export function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
