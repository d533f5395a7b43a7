import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Caller } from '../../kit/tokens.ts'
import type { Rules } from '../account.ts'
import { codes } from './errors.ts'
import { membership } from '../members/public.ts'
import { isApproval, type Permission } from '../permissions/public.ts'
import { digestOf } from '../callers/public.ts'
import { makeApiToken } from './secret.ts'
import { apiToken } from './table.ts'

export type NewApiToken = { name: string; permissions: Permission[]; expiresAt: string }

/** Creates a token with some of its creator's permissions, never one to approve. `value` is only returned here. */
export async function createApiToken(
  tx: Tx,
  rules: Rules['apiTokens'],
  caller: Caller,
  input: NewApiToken,
): Promise<{ id: string; value: string }> {
  refuseForeignPermissions(caller, input.permissions)
  await refuseExpiry(tx, rules, input.expiresAt)
  const { id, secret, value } = makeApiToken(newId())
  const permissions = [...new Set(input.permissions)]
  await tx.insert(apiToken).values({
    organizationId: tx.organizationId,
    id,
    name: input.name,
    secretHash: digestOf(secret),
    membershipId: await membershipOf(tx, caller.actorId),
    personId: caller.actorId,
    permissions,
    expiresAt: input.expiresAt,
  })
  recordActivity(tx, {
    action: 'CREATED',
    recordType: 'API_TOKEN',
    recordId: id,
    recordLabel: input.name,
    changes: [{ field: 'permissions', before: null, after: JSON.stringify(permissions) }],
  })
  return { id, value }
}

function refuseForeignPermissions(caller: Caller, permissions: Permission[]) {
  for (const [index, permission] of permissions.entries()) {
    const refusal = { path: `permissions.${index}`, params: { permission } }
    if (isApproval(permission)) throw new Refusal(codes.tokenMayNotApprove, refusal)
    if (!caller.permissions.has(permission)) throw new Refusal(codes.permissionNotYours, refusal)
  }
}

async function refuseExpiry(tx: Tx, rules: Rules['apiTokens'], expiresAt: string) {
  const { rows } = await tx.execute<{ good: boolean }>(
    sql`select ${expiresAt}::timestamptz > now() and ${expiresAt}::timestamptz <= now() + make_interval(days => ${rules.longestDays}) as good`,
  )
  if (!rows[0]?.good) throw new Refusal(codes.tokenExpiryInvalid, { path: 'expiresAt' })
}

async function membershipOf(tx: Tx, personId: string): Promise<string> {
  const [own] = await tx
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.personId, personId), eq(membership.status, 'ACTIVE')))
  if (!own) throw new Refusal(commonErrors.scopeRequired)
  return own.id
}

/** Revokes a token at once; the event invalidates what was exchanged for it. */
export async function revokeApiToken(tx: Tx, id: string): Promise<void> {
  const [revoked] = await tx
    .update(apiToken)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiToken.id, id), sql`${apiToken.revokedAt} is null`))
    .returning({ name: apiToken.name })
  if (!revoked) throw new Refusal(commonErrors.notFound)
  recordActivity(tx, { action: 'DELETED', recordType: 'API_TOKEN', recordId: id, recordLabel: revoked.name })
  tx.emit('api-token.revoked', id)
}

/** Revokes the tokens that a member created. Their sessions end by `membership.accessEndedAt`. */
export async function revokeTokensOf(tx: Tx, membershipId: string): Promise<void> {
  const open = await tx
    .select({ id: apiToken.id })
    .from(apiToken)
    .where(and(eq(apiToken.membershipId, membershipId), isNull(apiToken.revokedAt)))
  for (const { id } of open) await revokeApiToken(tx, id)
}
