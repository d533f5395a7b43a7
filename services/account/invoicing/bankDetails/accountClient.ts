// What is read of treasury, which owns bank accounts: one that is to be printed, so that nobody but treasury says what its number is.
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
  isOpen: z.boolean(),
})

const TIMEOUT_MS = 5_000

/** Reads an own account; refuses BD-1 one that is unknown or closed, BD-2 while treasury doesn't answer. */
export async function readOwnAccount(
  { origin, token }: TreasuryPeer,
  { organizationId, bankAccountId }: { organizationId: string; bankAccountId: string },
): Promise<OwnAccount> {
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
    if (!isOpen) throw new Refusal(codes.accountNotOpen, { path: 'bankAccountId' })
    return { ...account, bankAccountId }
  }
  await answer.body.dump()
  if (answer.statusCode === 404) throw new Refusal(codes.accountNotOpen, { path: 'bankAccountId' })
  throw new Refusal(codes.accountNotRead)
}
