// The list of API tokens: its query parameters, and their meaning in SQL.
import { count, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { defineList, filterBy, sortBy } from '../../kit/list.ts'
import { listOf } from '../../kit/query.ts'
import { person } from '../people/public.ts'
import { apiToken } from './table.ts'

export const API_TOKEN_STATUSES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const
export type ApiTokenStatus = (typeof API_TOKEN_STATUSES)[number]

/** Computed, so that nothing has to update a token when it expires. */
export const status = sql<ApiTokenStatus>`(case when ${apiToken.revokedAt} is not null then 'REVOKED'
  when ${apiToken.expiresAt} <= now() then 'EXPIRED' else 'ACTIVE' end)`

const columns = {
  id: apiToken.id,
  name: apiToken.name,
  permissions: apiToken.permissions,
  personId: apiToken.personId,
  creatorName: person.fullName,
  creatorPhotoId: person.photoId,
  status: status.as('shown_status'),
  createdAt: apiToken.createdAt,
  expiresAt: apiToken.expiresAt,
  lastUsedAt: apiToken.lastUsedAt,
  revokedAt: apiToken.revokedAt,
}
export type ShownApiToken = Omit<typeof apiToken.$inferSelect, 'secretHash' | 'membershipId' | 'organizationId'> & {
  creatorName: string
  creatorPhotoId: string | null
  status: ApiTokenStatus
}

export const apiTokenList = defineList<ShownApiToken>({
  table: apiToken,
  filters: {
    status: filterBy(
      listOf(z.enum(API_TOKEN_STATUSES)),
      values => sql`${status} = any (${sql.param([...values])}::text[])`,
    ),
  },
  orders: ['-createdAt', 'createdAt'],
  sorts: { createdAt: sortBy(apiToken, 'createdAt') },
  select: tx => tx.select(columns).from(apiToken).innerJoin(person, eq(person.id, apiToken.personId)),
})

export const apiTokenSummary = {
  description: 'How many tokens the filter admits',
  body: z.object({ totalCount: z.int() }),
  async read(tx: Tx, where: SQL | undefined) {
    const [row] = await tx.select({ totalCount: count() }).from(apiToken).where(where)
    return { totalCount: row?.totalCount ?? 0 }
  },
}
