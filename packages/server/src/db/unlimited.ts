import type pg from 'pg'

/**
 * Runs statements that may take longer than one of a request may: migrations, waiting for another process.
 * @param client a connection of its own
 */
export async function unlimited<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  // The driver's own limit (it ends a line that answers nothing) is no setting of the session.
  const { connectionParameters } = client as unknown as { connectionParameters: { query_timeout: unknown } }
  const limit = connectionParameters.query_timeout
  connectionParameters.query_timeout = 0
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
  try {
    return await work()
  } finally {
    connectionParameters.query_timeout = limit
    await client
      .query('RESET statement_timeout; RESET idle_in_transaction_session_timeout')
      .catch(() => undefined)
  }
}
