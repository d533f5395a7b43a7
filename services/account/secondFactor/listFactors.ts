// A user's own second factors: one authenticator app, or passkeys.
import { sql } from 'drizzle-orm'
import { toRfc3339 } from '../../kit/database/columns.ts'
import type { SystemTx } from '../../kit/database/database.ts'

export type FactorMethod = 'AUTHENTICATOR_APP' | 'PASSKEY'
export type TwoFactorMethod = FactorMethod | 'BACKUP_CODES'

export type SecondFactor = {
  id: string
  method: FactorMethod
  name: string
  createdAt: string
  lastUsedAt: string | null
  /** For a passkey: whether a service syncs it, instead of one device only. */
  backedUp: boolean
}

type Row = SecondFactor & { codesLeft: number }

/** The confirmed factors, oldest first, with the number of backup codes left; one statement. */
export async function listFactors(tx: SystemTx, personId: string) {
  const { rows } = await tx.execute<Row | { id: null; codesLeft: number }>(sql`
    with own as (
      select id, 'AUTHENTICATOR_APP' as method, name, created_at, last_used_at, false as backed_up
      from factor where person_id = ${personId} and confirmed_at is not null
      union all
      select id, 'PASSKEY', name, created_at, last_used_at, backed_up from passkey where person_id = ${personId})
    select own.id, own.method, own.name, own.created_at::text as "createdAt", own.last_used_at::text as "lastUsedAt",
      own.backed_up as "backedUp", left_over.count as "codesLeft"
    from (select count(*)::int from backup_code where person_id = ${personId} and used_at is null) left_over
    left join own on true order by own.created_at, own.id`)
  const factors = rows
    .filter(row => row.id !== null)
    .map(({ codesLeft: _codesLeft, createdAt, lastUsedAt, ...factor }): SecondFactor => ({
      ...factor,
      createdAt: toRfc3339(createdAt),
      lastUsedAt: lastUsedAt && toRfc3339(lastUsedAt),
    }))
  return { factors, backupCodesLeft: rows[0]?.codesLeft ?? 0 }
}

/** The methods available at sign-in, the everyday ones first. */
export async function methodsOf(tx: SystemTx, personId: string): Promise<TwoFactorMethod[]> {
  const { factors, backupCodesLeft } = await listFactors(tx, personId)
  const methods: TwoFactorMethod[] = [...new Set(factors.map(({ method }) => method))]
  return methods.length > 0 && backupCodesLeft > 0 ? [...methods, 'BACKUP_CODES'] : methods
}
