import { newId } from '../../kit/ids.ts'
import type { Account, Origin } from '../account.ts'
import { type FreshFactor, requireFreshFactor, requireOwnFactor } from '../secondFactor/public.ts'

type Approval = FreshFactor & { personId: string; organizationId: string; digest: string; origin: Origin }

/** A signed statement that this user verified a fresh factor for this digest, in this organization. */
export const proveApproval = (account: Account, approval: Approval): Promise<string> =>
  prove(account, approval, account.tokens.mintApproval)

/** The same for a change; it can't be used to approve anything. */
export const proveChange = (account: Account, change: Approval): Promise<string> =>
  prove(account, change, account.tokens.mintChange)

async function prove(
  account: Account,
  shown: Approval,
  mint: Account['tokens']['mintApproval' | 'mintChange'],
): Promise<string> {
  const { personId, organizationId, digest } = shown
  await account.database.readAsSystem(tx => requireOwnFactor(tx, personId))
  const { factor, step } = await requireFreshFactor(account, shown)
  return mint({ sub: personId, org: organizationId, digest, factor, step, jti: newId() })
}
