// Step-up: what is hard to undo asks again for the second factor, of this moment and for this alone.
import { z } from 'zod'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { acceptCode } from './acceptCode.ts'
import { acceptPasskey } from './assertPasskey.ts'
import { refusalOfCode } from './attempt.ts'
import { passkeyAssertion } from './wire.ts'

/** The part of a request's body that shows a fresh factor; one of the two is enough. */
export const freshFactorFields = {
  code: z.string().max(20).optional().describe("A fresh code of the caller's authenticator app"),
  passkeyAssertion: passkeyAssertion.optional(),
}

export type FreshFactor = { code?: string | undefined; passkeyAssertion?: string | undefined }

/** Refuses a caller who does not show their second factor; it is used up whether or not the change that it is for goes well. */
export async function requireFreshFactor(
  account: Account,
  { personId, code, passkeyAssertion, origin }: FreshFactor & { personId: string; origin: Origin },
): Promise<void> {
  if (code === undefined && passkeyAssertion === undefined) {
    throw new Refusal(codes.secondFactorRequired, { path: 'code' })
  }
  const refusal = await account.database.asSystem(
    async tx => {
      if (passkeyAssertion === undefined) {
        return refusalOfCode(await acceptCode(tx, account, { personId, code: code ?? '', origin }))
      }
      const ceremony = { purpose: 'FRESH_FACTOR', personId } as const
      const outcome = await acceptPasskey(tx, account, { ...ceremony, answer: passkeyAssertion })
      return outcome.kind === 'refused' ? outcome.refusal : undefined
    },
    { actorId: personId },
  )
  if (refusal) throw refusal
}
