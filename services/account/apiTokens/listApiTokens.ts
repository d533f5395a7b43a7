import { and, desc, isNull } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { apiToken } from './table.ts'

/** Tokens of the organization that were not revoked, newest first; never their secrets. */
export function listApiTokens(tx: Tx, ids: string[] | undefined) {
  return tx
    .select({
      id: apiToken.id,
      name: apiToken.name,
      permissions: apiToken.permissions,
      personId: apiToken.personId,
      createdAt: apiToken.createdAt,
      expiresAt: apiToken.expiresAt,
      lastUsedAt: apiToken.lastUsedAt,
    })
    .from(apiToken)
    .where(and(isNull(apiToken.revokedAt), ids && among(apiToken.id, ids)))
    .orderBy(desc(apiToken.createdAt), desc(apiToken.id))
    .limit(200)
}
