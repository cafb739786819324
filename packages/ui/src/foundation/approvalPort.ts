/** One thing that happened in the approvals of a record. */
export interface ApprovalEntry {
  what: 'submitted' | 'approved' | 'returned' | 'rejected' | 'withdrawn'
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** Name of who did it. */
  byName: string
  /** Who was stood in for. */
  forName?: string | null
  step?: string | null
  reason?: string | null
}

/** The approvals of one record, oldest first, and what the person may do about the one that waits. */
export interface RecordApproval {
  entries: readonly ApprovalEntry[]
  /** The step that is open, with the names of those who are asked. */
  open: { step: string; people: readonly string[] } | null
  mayDecide: boolean
  mayWithdraw: boolean
}

/** Where forms learn who is asked to approve a record; the server decides again. */
export interface ApprovalSource {
  ofRecord(entity: string, id: string, signal?: AbortSignal): Promise<RecordApproval>
}
