// Reads of the projection for other modules.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { todayIn } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { temporaryRefusal } from '../../kit/http/problem.ts'
import { entity, member, organization } from './table.ts'

/** An organization's time zone until it has been projected. */
const DEFAULT_ZONE = 'Asia/Jakarta'

/** Read once per transaction: within one the zone doesn't change. */
const zones = new WeakMap<Tx, Promise<string>>()

/** The organization's time zone. */
export function organizationZone(tx: Tx): Promise<string> {
  const known = zones.get(tx)
  if (known) return known
  const zone = readZone(tx)
  zones.set(tx, zone)
  return zone
}

async function readZone(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ timeZone: organization.timeZone })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return row?.timeZone ?? DEFAULT_ZONE
}

/** Today as the organization's business date, `YYYY-MM-DD`. */
export async function businessToday(tx: Tx): Promise<string> {
  return todayIn(tx.clock, await organizationZone(tx)).toString()
}

/**
 * Whether the organization has this entity, as far as projected, and it is not about to be deleted. The row is locked until the transaction
 * ends, so that a deletion sees what now belongs to the entity.
 */
export async function entityKnown(tx: Tx, id: string): Promise<boolean> {
  const isOpen = sql`not ${entity.isGone} and coalesce(${entity.closingUntil} <= now(), true)`
  const rows = await tx
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, id), isOpen))
    .for('share')
  return rows.length > 0
}

/** Whether the organization uses treasury, as far as projected. */
export async function takesPayments(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ modes: organization.modes })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return row?.modes.includes('TREASURY') ?? false
}

/** The organization's zone and date, as a query with one row; no row if it is not projected yet. */
export const organizationDay = ({ organizationId, clock }: Pick<Tx, 'organizationId' | 'clock'>): SQL => sql`
    select time_zone as zone, (${clock.now().toString()}::timestamptz at time zone time_zone)::date as today
    from organization where organization_id = ${organizationId}`

/** The only row of an organization; refuses temporarily if it is not projected yet: unknown is not empty. */
export function rowOfOrganization<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw temporaryRefusal()
  return row
}

/** The organization's time zone, as an SQL expression. */
export const zoneInSql = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<string> =>
  sql<string>`(select o.time_zone from organization o where o.organization_id = ${organizationId})`

/** Whether the organization lets users approve their own records, as an SQL expression. */
export const mayApproveOwn = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<boolean> => sql<boolean>`coalesce((
  select (o.controls ->> 'approveOwn')::boolean from organization o where o.organization_id = ${organizationId}), false)`

/** Whether the organization has payments and transfers enabled, as an SQL expression. */
export const mayPay = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<boolean> => sql<boolean>`coalesce((
  select (o.controls ->> 'transfersActive')::boolean from organization o where o.organization_id = ${organizationId}), true)`

/** The organization's controls, or their defaults. */
export async function controlsOf(tx: Tx): Promise<{ approveOwn: boolean; transfersActive: boolean }> {
  const [row] = await tx
    .select({ controls: organization.controls })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  const { approveOwn = false, transfersActive = true } = row?.controls ?? {}
  return { approveOwn: approveOwn === true, transfersActive: transfersActive !== false }
}

/** The name of an entity; undefined if it is not projected. */
export async function entityName(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: entity.name })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, id)))
  return row?.name
}

/** The default entity; undefined until projected. */
export async function defaultEntity(tx: Tx): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.isDefault, true)))
    .limit(1)
  return row?.id
}

/** The entities that records may be assigned to. */
export async function openEntities(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.isGone, false)))
    .orderBy(entity.name)
}

/** The names of all projected entities. */
export async function entityNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(eq(entity.organizationId, tx.organizationId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The members who may approve payments, as far as projected. */
export async function paymentApprovers(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, tx.organizationId), eq(member.mayApprovePayments, true)))
  return new Set(rows.map(({ id }) => id))
}

/** The same, as an SQL expression. */
export const paymentApproversInSql = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<string[]> =>
  sql<
    string[]
  >`array(select m.user_id from member m where m.organization_id = ${organizationId} and m.may_approve_payments)`
