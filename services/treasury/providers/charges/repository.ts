// SQL of charges.
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { among } from '../../../kit/database/among.ts'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { bankAccount } from '../../bankAccounts/public.ts'
import { paymentProvider, type ProviderRow } from '../table.ts'
import { type ChargeRow, providerCharge as table } from './table.ts'

const ofTenant = ({ organizationId }: Tx) => eq(table.organizationId, organizationId)

export async function readCharge(tx: Tx, id: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(ofTenant(tx), eq(table.id, id)))
  return row
}

export async function chargeOfKey(tx: Tx, key: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(ofTenant(tx), eq(table.key, key)))
  return row
}

export type ShownCharge = { charge: ChargeRow; provider: ProviderRow['provider']; payoutEntityId: string }

/** Charges with the names of their providers, by key or by id. */
export async function chargesOf(
  tx: Tx,
  { keys, ids }: { keys?: readonly string[] | undefined; ids?: readonly string[] | undefined },
): Promise<ShownCharge[]> {
  const wanted = keys ? among(table.key, keys) : among(table.id, ids ?? [])
  return tx
    .select({ charge: table, provider: paymentProvider.provider, payoutEntityId: bankAccount.entityId })
    .from(table)
    .innerJoin(
      paymentProvider,
      and(eq(paymentProvider.organizationId, table.organizationId), eq(paymentProvider.id, table.providerId)),
    )
    .innerJoin(
      bankAccount,
      and(
        eq(bankAccount.organizationId, paymentProvider.organizationId),
        eq(bankAccount.id, paymentProvider.bankAccountId),
      ),
    )
    .where(and(ofTenant(tx), wanted))
    .orderBy(asc(table.id))
}

/** Stores a charge about to be requested; false if its key has one. */
export async function insertCharge(
  tx: Tx,
  values: Omit<typeof table.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(table)
    .values({ ...values, organizationId: tx.organizationId })
    .onConflictDoNothing({ target: [table.organizationId, table.key] })
  return rowCount === 1
}

type Guard = { id: string } & Partial<Pick<ChargeRow, 'stage' | 'status'>>
type Values = Partial<Omit<typeof table.$inferInsert, 'organizationId' | 'id' | 'version'>>

/** Changes a charge that is unchanged since it was read, and emits its event; otherwise undefined. */
export async function changeCharge(
  tx: Tx,
  { id, stage, status }: Guard,
  values: Values,
): Promise<ChargeRow | undefined> {
  const as: (SQL | undefined)[] = [stage && eq(table.stage, stage), status && eq(table.status, status)]
  const [row] = await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(and(ofTenant(tx), eq(table.id, id), ...as))
    .returning()
  if (row) tx.emit('provider-charge.changed', row.id)
  return row
}

/** Fixed virtual accounts of a connection that can still be paid to are told again: their money goes to another account. */
export async function emitFixedAccounts(tx: Tx, providerId: string): Promise<void> {
  const told = await tx
    .update(table)
    .set({ version: sql`${table.version} + 1` })
    .where(and(ofTenant(tx), eq(table.providerId, providerId), isNull(table.amountMinor), eq(table.status, 'PENDING')))
    .returning({ id: table.id })
  for (const { id } of told) tx.emit('provider-charge.changed', id)
}

/** Active API connections that pay out in rupiah, oldest first; of one entity: those that pay out to it. */
export async function connectionsForCharges(
  tx: Tx,
  entityId?: string,
): Promise<Pick<ProviderRow, 'id' | 'provider'>[]> {
  const { rows } = await tx.execute<Pick<ProviderRow, 'id' | 'provider'>>(sql`
    select p.id, p.provider from payment_provider p
    join bank_account a on a.organization_id = p.organization_id and a.id = p.bank_account_id
    where p.organization_id = ${tx.organizationId} and p.status = 'ACTIVE' and p.mode = 'API' and p.sealed is not null
      and a.currency = 'IDR' ${entityId === undefined ? sql`` : sql`and a.entity_id = ${entityId}`}
    order by p.created_at, p.id`)
  return rows
}

export type DueCharge = { organizationId: string; id: string; nextLookAt: string | null }

/** Maximum number of charges per run. */
const MAX_DUE = 500

/** Due charges of all organizations. */
export const dueCharges = (database: Database, now: Temporal.Instant): Promise<DueCharge[]> =>
  database.readAsSystem(tx =>
    tx
      .select({ organizationId: table.organizationId, id: table.id, nextLookAt: table.nextLookAt })
      .from(table)
      .where(and(isNotNull(table.nextLookAt), lte(table.nextLookAt, now.toString())))
      .orderBy(asc(table.nextLookAt))
      .limit(MAX_DUE),
  )

/** Moves the next poll, unless it has changed since it was read: only one of two workers polls. */
export async function movePollTime(tx: Tx, { id, nextLookAt }: DueCharge, to: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .update(table)
    .set({ nextLookAt: to })
    .where(
      and(ofTenant(tx), eq(table.id, id), sql`${table.nextLookAt} is not distinct from ${nextLookAt}::timestamptz`),
    )
    .returning()
  return row
}

/** Sets the next poll of a pending charge; emits no event. */
export async function setPollTime(
  tx: Tx,
  { id, version }: Pick<ChargeRow, 'id' | 'version'>,
  to: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ nextLookAt: to })
    .where(and(ofTenant(tx), eq(table.id, id), eq(table.version, version)))
}
