import { calls } from '@lading/core/calls'
import type { ApprovalSource } from '@lading/ui/foundation'
import { queryOptions } from '@tanstack/react-query'
import { request } from './request'

/** Who is asked to approve a record. */
export const approvals: ApprovalSource = {
  ofRecord: (entity, id, signal) =>
    request().call(calls.approvalOfRecord, { query: { entity, id }, signal, silent: true }),
}

/** Key of everything about approvals in the cache: a push of the server makes it old. */
export const APPROVAL_KEY = ['approvals']

/** How much waits for the approval of the session. */
export const approvalCount = queryOptions({
  queryKey: [...APPROVAL_KEY, 'count'],
  queryFn: ({ signal }) => request().call(calls.approvalCount, { signal, silent: true, session: 'ignore' }),
  staleTime: 60_000,
})
