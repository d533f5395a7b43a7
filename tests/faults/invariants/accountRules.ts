// Compares treasury with the account service, which owns users, roles and organizations (I9 of the projection, I12 of approvers).
import { type Connection, within } from './scope.ts'

export async function accountViolations(
  treasury: Connection,
  account: Connection,
  organizationId?: string,
): Promise<string[]> {
  return [
    ...(await strangersAmongApprovers(treasury, account, organizationId)),
    ...(await staleProjections(treasury, account, organizationId)),
    ...(await brokenChains(account, organizationId)),
  ]
}

type Person = { organization_id: string; person_id: string }
const keyOf = (row: Person) => `${row.organization_id}/${row.person_id}`

/** Every approver is a member of the organization, with a role that allows it. */
async function strangersAmongApprovers(
  treasury: Connection,
  account: Connection,
  organizationId?: string,
): Promise<string[]> {
  const { rows: approvers } = await treasury.query<Person>(
    within(
      'select distinct a.organization_id, a.approver_id as person_id from payment_approval a where {of a}',
      organizationId,
    ),
  )
  const { rows: allowed } = await account.query<Person>(
    within(
      `select m.organization_id, m.person_id from membership m
      join role r on r.organization_id = m.organization_id and r.id = m.role_id
      where {of m} and m.status = 'ACTIVE' and 'treasury.payments.approve' = any (r.permissions)`,
      organizationId,
    ),
  )
  const known = new Set(allowed.map(keyOf))
  return approvers
    .filter(row => !known.has(keyOf(row)))
    .map(row => `I12: ${row.person_id} approved in ${row.organization_id} without a role that lets them`)
}

/** What treasury stores about an organization, compared with the account service. */
const PROJECTED = `
  select o.organization_id as id, o.name, o.time_zone,
    (select string_agg(e.id || ' ' || e.name, ', ' order by e.id) from entity e where e.organization_id = o.organization_id) as entities
  from organization o where {of o} order by 1`

/** I9: the account service's events were applied. */
async function staleProjections(treasury: Connection, account: Connection, organizationId?: string): Promise<string[]> {
  const read = async (client: Connection) =>
    (await client.query<{ id: string }>(within(PROJECTED, organizationId))).rows.map(row => JSON.stringify(row))
  const theirs = new Set(await read(account))
  const ours = await read(treasury)
  return ours
    .filter(row => !theirs.has(row))
    .map(row => `I9: treasury knows an organization otherwise than it is: ${row}`)
}

async function brokenChains(account: Connection, organizationId?: string): Promise<string[]> {
  const { rows } = await account.query<{ id: string; broken_at: string }>(
    within(
      `select o.organization_id as id, v.broken_at
      from organization o, lateral verify_activity(o.organization_id) v where {of o} and v.broken_at is not null`,
      organizationId,
    ),
  )
  return rows.map(({ id, broken_at }) => `I7: the account service's log of ${id} is broken at ${broken_at}`)
}
