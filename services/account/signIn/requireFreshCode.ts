import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { acceptCode } from './acceptCode.ts'
import { refusalOf } from './verifyTwoFactor.ts'

/** Step-up: a code of this moment, used up whether or not the change that it is for goes well. */
export async function requireFreshCode(
  account: Account,
  { personId, code, origin }: { personId: string; code: string | undefined; origin: Origin },
): Promise<void> {
  if (code === undefined) throw new Refusal(codes.secondFactorRequired, { path: 'code' })
  const outcome = await account.database.asSystem(tx => acceptCode(tx, account, { personId, code, origin }), {
    actorId: personId,
  })
  const refusal = refusalOf(outcome)
  if (refusal) throw refusal
}
