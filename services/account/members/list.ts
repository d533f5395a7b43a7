// The list of members: its query parameters, and their meaning in SQL.
import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, filterBy, oneOf, sortBy } from '../../kit/list.ts'
import { sortKey } from '../../kit/page.ts'
import { listOf } from '../../kit/query.ts'
import { person } from '../people/public.ts'
import { role } from './roles/table.ts'
import { membership, MEMBERSHIP_STATUSES, type MembershipStatus } from './table.ts'

/** A membership's invitation that was not canceled; the outer table's name binds it to the row. */
const ownInvitation = sql`i.organization_id = membership.organization_id and i.membership_id = membership.id and i.cancelled_at is null`
const ofInvitation = (column: 'created_at' | 'expires_at') =>
  sql<
    string | null
  >`(select i.${sql.raw(column)} from invitation i where ${ownInvitation} order by i.created_at desc limit 1)`.mapWith(
    membership.createdAt,
  )

/** The status for users: an invited member without a valid invitation is EXPIRED. Computed, so that nothing has to update it. */
export const status = sql<MembershipStatus>`(case when membership.status = 'INVITED' and not exists (
    select from invitation i where ${ownInvitation} and i.used_at is null and i.expires_at > now())
  then 'EXPIRED' else membership.status end)`

/** Until an invitation is accepted, the organization only sees the email. */
export const shownName = sql<string>`(case when membership.joined_at is null then person.email else person.full_name end)`

/** As `shownName`. */
export const preferredName = sql<
  string | null
>`(case when membership.joined_at is not null then person.preferred_name end)`

/** A membership's role. */
export const roleColumns = {
  id: role.id,
  name: role.name,
  description: role.description,
  permissions: role.permissions,
  isOwner: role.isOwner,
  version: role.version,
}
export const sameRole = and(eq(role.organizationId, membership.organizationId), eq(role.id, membership.roleId))

const columns = {
  id: membership.id,
  organizationId: membership.organizationId,
  status: status.as('shown_status'),
  createdAt: membership.createdAt,
  joinedAt: membership.joinedAt,
  invitedAt: ofInvitation('created_at').as('invited_at'),
  expiresAt: ofInvitation('expires_at').as('invitation_expires_at'),
  version: membership.version,
  role: roleColumns,
  personId: person.id,
  fullName: shownName.as('shown_name'),
  /** Hidden as well until they have joined, like the photo. */
  preferredName: preferredName.as('shown_preferred_name'),
  photoId: sql<string | null>`(case when membership.joined_at is not null then person.photo_id end)`.as('shown_photo'),
  email: person.email,
}

export type Member = {
  id: string
  organizationId: string
  status: MembershipStatus
  createdAt: string
  joinedAt: string | null
  invitedAt: string | null
  expiresAt: string | null
  version: number
  role: Pick<typeof role.$inferSelect, keyof typeof roleColumns>
  personId: string
  fullName: string
  preferredName: string | null
  photoId: string | null
  email: string
}

const samePerson = eq(person.id, membership.personId)

/** Whether each word of the text is in a name or the email. */
const hasWords = (text: string): SQL | undefined =>
  and(
    ...text
      .toLowerCase()
      .split(/\s+/)
      .filter(word => word !== '')
      .map(
        word =>
          sql`strpos(lower(${shownName} || ' ' || coalesce(${preferredName}, '') || ' ' || person.email), ${word}) > 0`,
      ),
  )

export const memberList = defineList<Member>({
  table: membership,
  filters: {
    search: filterBy(z.string().max(200), hasWords),
    status: filterBy(
      listOf(z.enum(MEMBERSHIP_STATUSES)),
      values => sql`${status} = any (${sql.param([...values])}::text[])`,
    ),
    roleId: oneOf(membership.roleId, id),
  },
  orders: ['name', '-name', 'email', '-email', 'role', '-role', 'createdAt', '-createdAt'],
  sorts: {
    name: { column: sortKey(shownName, 'text'), valueOf: row => row.fullName },
    email: sortBy(person, 'email'),
    role: { column: role.name, valueOf: row => row.role.name },
    createdAt: sortBy(membership, 'createdAt'),
  },
  select: tx => tx.select(columns).from(membership).innerJoin(role, sameRole).innerJoin(person, samePerson),
})

export const memberSummary = {
  description: 'How many members the filter admits, by status',
  body: z.object({
    totalCount: z.int(),
    byStatus: z.array(z.object({ status: z.enum(MEMBERSHIP_STATUSES), count: z.int() })),
  }),
  async read(tx: Tx, where: SQL | undefined) {
    const shown = status.as('shown_status')
    const byStatus = await tx
      .select({ status: shown, count: count() })
      .from(membership)
      .innerJoin(person, samePerson)
      .where(where)
      .groupBy(shown)
    return { totalCount: byStatus.reduce((sum, each) => sum + each.count, 0), byStatus }
  },
}
