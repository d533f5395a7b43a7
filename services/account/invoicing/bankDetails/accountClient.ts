// Reads from treasury, which owns bank accounts, the account to print, so that its number always comes from there.
import { request } from 'undici'
import { z } from 'zod'
import { Refusal } from '../../../kit/http/problem.ts'
import { currency } from '../../../kit/money.ts'
import type { TreasuryPeer } from '../../protectedActions/public.ts'
import type { OwnAccount } from './bankDetails.ts'
import { codes } from './errors.ts'

const shape = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  holderName: z.string(),
  currency,
  entityId: z.uuid(),
  isOpen: z.boolean(),
})

const TIMEOUT_MS = 5_000

type Of = { organizationId: string; bankAccountId: string }

/** Reads an own account; null where it is unknown or closed. BD-2: refuses while treasury doesn't respond. */
export async function findOpenAccount(
  { origin, token }: TreasuryPeer,
  { organizationId, bankAccountId }: Of,
): Promise<(OwnAccount & { entityId: string }) | null> {
  const path = `/v1/organizations/${organizationId}/own-accounts/${bankAccountId}`
  const answer = await request(origin + path, {
    headers: { authorization: `Bearer ${await token()}`, accept: 'application/json' },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  }).catch(() => {
    throw new Refusal(codes.accountNotRead)
  })
  if (answer.statusCode === 200) {
    const { isOpen, ...account } = shape.parse(await answer.body.json())
    return isOpen ? { ...account, bankAccountId } : null
  }
  await answer.body.dump()
  if (answer.statusCode === 404) return null
  throw new Refusal(codes.accountNotRead)
}

/**
 * Reads an own account of a legal entity. BD-1: refuses one that is unknown or closed. BD-2: refuses while treasury doesn't respond.
 * BD-3: refuses another entity's.
 */
export async function readOwnAccount(
  peer: TreasuryPeer,
  { entityId, ...of }: Of & { entityId: string },
): Promise<OwnAccount> {
  const account = await findOpenAccount(peer, of)
  if (!account) throw new Refusal(codes.accountNotOpen, { path: 'bankAccountId' })
  if (account.entityId !== entityId) throw new Refusal(codes.accountOfOtherEntity, { path: 'bankAccountId' })
  return account
}
