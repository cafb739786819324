/** What PostgreSQL says of a row that an index of unique values refuses. */
export interface UniqueViolation extends Error {
  code: '23505'
  /** Name of the index. */
  constraint?: string
  /** Columns and values: `Key (tenant_id, code)=(0, A1) already exists.` */
  detail?: string
}

/** Whether the database refused a row because another one has its value. */
export const isUniqueViolation = (error: unknown): error is UniqueViolation =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === '23505'
