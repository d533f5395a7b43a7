// One row per (organisation, actor, key), written in the transaction of the effect: no effect without its row, no row without its effect.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from './database/database.ts'

export class KeyInFlight extends Error {
  readonly status = 409
}
export class KeyReused extends Error {
  readonly status = 422
}
export type Answer = { status: number; body: unknown }

export async function once(
  tx: Tx,
  key: string,
  request: unknown,
  effect: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const scope = `${tx.organizationId}/${tx.actorId}/${key}`
  // Without the lock a second caller would wait on the unique index instead of being told that the first is still at work.
  const {
    rows: [claim],
  } = await tx.execute<{ locked: boolean; fresh: boolean }>(sql`
    with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as locked),
    fresh as (insert into idempotency (organization_id, actor_id, key, request_hash) select ${tx.organizationId}, ${tx.actorId}, ${key}, ${hash} from lock where locked on conflict do nothing returning true)
    select locked, exists (select from fresh) as fresh from lock`)
  if (!claim?.locked) throw new KeyInFlight(key)
  const mine = sql`organization_id = ${tx.organizationId} and actor_id = ${tx.actorId} and key = ${key}`
  if (!claim.fresh) {
    const {
      rows: [row],
    } = await tx.execute<{ request_hash: Buffer; status: number; response: unknown }>(
      sql`select request_hash, status, response from idempotency where ${mine}`,
    )
    if (!row || !hash.equals(row.request_hash)) throw new KeyReused(key)
    return { status: row.status, body: row.response, replayed: true }
  }
  const answer = await effect()
  await tx.execute(
    sql`update idempotency set status = ${answer.status}, response = ${JSON.stringify(answer.body)}::jsonb where ${mine}`,
  )
  return { ...answer, replayed: false }
}
