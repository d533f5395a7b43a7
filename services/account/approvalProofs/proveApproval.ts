import { newId } from '../../kit/ids.ts'
import type { Account, Origin } from '../account.ts'
import { type FreshFactor, requireFreshFactor, requireOwnFactor } from '../secondFactor/public.ts'

type Approval = FreshFactor & { personId: string; organizationId: string; digest: string; origin: Origin }

/** A signed statement that this person showed a fresh factor for this digest, in this organization. */
export async function proveApproval(account: Account, approval: Approval): Promise<string> {
  const { personId, organizationId, digest } = approval
  await account.database.readAsSystem(tx => requireOwnFactor(tx, personId))
  const { factor, step } = await requireFreshFactor(account, approval)
  return account.tokens.mintApproval({ sub: personId, org: organizationId, digest, factor, step, jti: newId() })
}

/** The same for a change, with which nothing can be approved. */
export async function proveChange(account: Account, change: Approval): Promise<string> {
  const { personId, organizationId, digest } = change
  await account.database.readAsSystem(tx => requireOwnFactor(tx, personId))
  const { factor, step } = await requireFreshFactor(account, change)
  return account.tokens.mintChange({ sub: personId, org: organizationId, digest, factor, step, jti: newId() })
}
