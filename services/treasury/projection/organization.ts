// What other modules ask of the projection.
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { todayIn } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { awayForNow } from '../../kit/http/problem.ts'
import { entity, member, organization } from './table.ts'

/** Where an organization's days begin until the account service has told us. */
const DEFAULT_ZONE = 'Asia/Jakarta'

/** Read once a transaction: nothing that happens in one moves the organization elsewhere. */
const zones = new WeakMap<Tx, Promise<string>>()

/** The zone in which the organization's days begin and end. */
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
 * Whether the organization has this entity, as far as we have been told, and nobody is about to delete it. Its row is held until the
 * transaction ends, so that whoever wants to delete it sees what comes to belong to it.
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

/** Whether the organization works with treasury, as far as we have been told. */
export async function takesPayments(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ modes: organization.modes })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  return row?.modes.includes('TREASURY') ?? false
}

/** The zone and the day of the organization, as a query with one row; with none where we have not been told of it. */
export const organizationDay = ({ organizationId, clock }: Pick<Tx, 'organizationId' | 'clock'>): SQL => sql`
    select time_zone as zone, (${clock.now().toString()}::timestamptz at time zone time_zone)::date as today
    from organization where organization_id = ${organizationId}`

/** The one row that is read of an organization; refuses for now where we have not been told of it: it is unknown, not empty. */
export function rowOfOrganization<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw awayForNow()
  return row
}

/** The organization's time zone, as a value of a statement that reads something else. */
export const zoneInSql = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<string> =>
  sql<string>`(select o.time_zone from organization o where o.organization_id = ${organizationId})`

/** Whether the organization lets people approve what they made, as a value of a statement that reads something else. */
export const mayApproveOwn = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<boolean> => sql<boolean>`coalesce((
  select (o.controls ->> 'approveOwn')::boolean from organization o where o.organization_id = ${organizationId}), false)`

/** Whether the organization makes payments and transfers, as a value of a statement that reads something else. */
export const mayPay = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<boolean> => sql<boolean>`coalesce((
  select (o.controls ->> 'transfersActive')::boolean from organization o where o.organization_id = ${organizationId}), true)`

/** What the organization's controls allow; as they are where they were never set. */
export async function controlsOf(tx: Tx): Promise<{ approveOwn: boolean; transfersActive: boolean }> {
  const [row] = await tx
    .select({ controls: organization.controls })
    .from(organization)
    .where(eq(organization.organizationId, tx.organizationId))
  const { approveOwn = false, transfersActive = true } = row?.controls ?? {}
  return { approveOwn: approveOwn === true, transfersActive: transfersActive !== false }
}

/** The name of an entity; undefined where we have not been told of it. */
export async function entityName(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: entity.name })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.id, id)))
  return row?.name
}

/** The entity that is meant where none is named; undefined until the account service has told us. */
export async function defaultEntity(tx: Tx): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: entity.id })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.isDefault, true)))
    .limit(1)
  return row?.id
}

/** The entities that records may be given to. */
export async function openEntities(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(and(eq(entity.organizationId, tx.organizationId), eq(entity.isGone, false)))
    .orderBy(entity.name)
}

/** The names of all entities that we have been told of. */
export async function entityNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: entity.id, name: entity.name })
    .from(entity)
    .where(eq(entity.organizationId, tx.organizationId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The members who may approve payments, as far as we have been told. */
export async function paymentApprovers(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, tx.organizationId), eq(member.mayApprovePayments, true)))
  return new Set(rows.map(({ id }) => id))
}

/** The same, as a value of a statement that reads something else. */
export const paymentApproversInSql = ({ organizationId }: Pick<Tx, 'organizationId'>): SQL<string[]> =>
  sql<
    string[]
  >`array(select m.user_id from member m where m.organization_id = ${organizationId} and m.may_approve_payments)`
