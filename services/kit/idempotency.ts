// One row per (organization, actor, key), written in the transaction of the effect, so that neither exists without the other.
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from './database/database.ts'
import { commonErrors } from './errors.ts'
import { Refusal } from './http/problem.ts'

/** The header of a request that must take effect only once, however often it arrives. */
export const keyHeader = z.object({ 'idempotency-key': z.string().min(1).max(255) })
export const optionalKeyHeader = z.object({ 'idempotency-key': z.string().min(1).max(255).optional() })

export type Once<Body> = { body: Body; replayed: boolean }

/**
 * Runs `effect` once per key. A repeated request gets the first response. Another request with the same key is refused, and so is one that
 * arrives while the first still runs. Without a key the effect simply runs.
 * `request` names the operation and everything that decides its outcome. A `lasting` key is kept forever, others for a day.
 */
export async function once<Body>(
  tx: Tx,
  key: string | undefined,
  request: unknown,
  effect: () => Promise<Body>,
  { lasting = false }: { lasting?: boolean } = {},
): Promise<Once<Body>> {
  if (key === undefined) return { body: await effect(), replayed: false }
  if (tx.actorId === null) throw new TypeError('only a person or a token can repeat a request')
  const hash = createHash('sha256').update(JSON.stringify(request)).digest()
  const claim = await claimKey(tx, tx.actorId, key, hash)
  const mine = sql`organization_id = ${tx.organizationId} and actor_id = ${tx.actorId} and key = ${key}`
  if (claim === 'held') {
    const { rows } = await tx.execute<{ request_hash: Buffer; response: Body }>(
      sql`select request_hash, response from idempotency where ${mine}`,
    )
    const [row] = rows
    if (!row || !hash.equals(row.request_hash)) throw new Refusal(commonErrors.keyReused)
    return { body: row.response, replayed: true }
  }
  const body = await effect()
  await tx.execute(
    sql`update idempotency set status = 200, response = ${JSON.stringify(body ?? null)}::jsonb, lasting = ${lasting} where ${mine}`,
  )
  return { body, replayed: false }
}

async function claimKey(tx: Tx, actorId: string, key: string, hash: Buffer): Promise<'mine' | 'held'> {
  const scope = `${tx.organizationId}/${actorId}/${key}`
  // Without the lock a second caller would wait on the unique index instead of learning that the first still runs.
  const { rows } = await tx.execute<{ locked: boolean; fresh: boolean }>(sql`
    with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as locked),
    fresh as (
      insert into idempotency (organization_id, actor_id, key, request_hash)
      select ${tx.organizationId}, ${actorId}, ${key}, ${hash} from lock where locked
      on conflict do nothing returning true)
    select locked, exists (select from fresh) as fresh from lock`)
  const [claim] = rows
  if (!claim?.locked) throw new Refusal(commonErrors.requestInFlight, { retryAfterSeconds: 1 })
  return claim.fresh ? 'mine' : 'held'
}
