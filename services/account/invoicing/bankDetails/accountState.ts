// Whether the accounts printed on documents are still open in treasury, which emits events of its accounts' changes.
import type { Account } from '../../account.ts'
import type { TreasuryPeer } from '../../protectedActions/public.ts'
import { findOpenAccount } from './accountClient.ts'
import { namedAccountIds, storeAccountState } from './bankDetails.ts'

/** An own account, and whether documents may print it. */
type LifecycleState = { id: string; isOpen: boolean }

/** Reads only accounts that documents print or printed: treasury emits events of every account. */
export function accountStateClient(database: Account['database'], treasury: TreasuryPeer) {
  async function statesOf(organizationId: string, isWanted: (id: string) => boolean): Promise<LifecycleState[]> {
    const ids = (await database.readInOrganization(organizationId, null, namedAccountIds)).filter(isWanted)
    const found: LifecycleState[] = []
    for (const id of ids)
      found.push({ id, isOpen: (await findOpenAccount(treasury, { organizationId, bankAccountId: id })) !== null })
    return found
  }
  return {
    /** Of these ids only. */
    accountState: (organizationId: string, ids: readonly string[]) => statesOf(organizationId, id => ids.includes(id)),
    async *everyAccountState(organizationId: string): AsyncGenerator<LifecycleState[]> {
      yield await statesOf(organizationId, () => true)
    },
    storeAccountState: (organizationId: string, accountState: LifecycleState) =>
      database.inOrganization(organizationId, null, tx => storeAccountState(tx, accountState)),
  }
}
