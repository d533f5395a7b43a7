// Compares what a client was told with what is stored (I10), and what a feed's reader received with what happened (I9).
import { type Connection, within } from './scope.ts'

/** A 2xx answer as its client saw it: the request, and the changed record. */
export type Acknowledged = { requestId: string; recordId: string; what: string }

/** I10: each acknowledged change is in the log under its request. The log is append-only, so the change was never undone either. */
export async function lostAcknowledgements(
  client: Connection,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  if (acknowledged.length === 0) return []
  const { rows } = await client.query<{ request_id: string; record_id: string }>(
    'select request_id, record_id from activity_log where request_id = any ($1)',
    [acknowledged.map(({ requestId }) => requestId)],
  )
  const kept = new Set(rows.map(row => `${row.request_id}/${row.record_id}`))
  return acknowledged
    .filter(({ requestId, recordId }) => !kept.has(`${requestId}/${recordId}`))
    .map(({ what, recordId }) => `I10: a client was told of ${what} of ${recordId}, which did not happen`)
}

/** I9: every event has its position, and a reader of the feed from the start has received it. */
export async function undelivered(
  client: Connection,
  delivered: ReadonlySet<number>,
  organizationId?: string,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; position: string | null; type: string }>(
    within('select o.id, o.position, o.type from outbox o where {of o} order by o.id', organizationId),
  )
  return rows
    .filter(({ position }) => position === null || !delivered.has(Number(position)))
    .map(({ id, type }) => `I9: event ${id} (${type}) was delivered to nobody`)
}
