// Whether the accounts that documents name are still open in treasury, which says when something of its accounts changed.
import type { Account } from '../../account.ts'
import type { TreasuryPeer } from '../../protectedActions/public.ts'
import { findOpenAccount } from './accountClient.ts'
import { namedAccountIds, storeStanding } from './bankDetails.ts'

/** An own account, and whether documents may print it. */
type Standing = { id: string; isOpen: boolean }

/** Looks at the accounts that documents name or named, and at no other: treasury tells of every one. */
export function standingClient(database: Account['database'], treasury: TreasuryPeer) {
  async function standingOf(organizationId: string, isWanted: (id: string) => boolean): Promise<Standing[]> {
    const ids = (await database.readInOrganization(organizationId, null, namedAccountIds)).filter(isWanted)
    const found: Standing[] = []
    for (const id of ids)
      found.push({ id, isOpen: (await findOpenAccount(treasury, { organizationId, bankAccountId: id })) !== null })
    return found
  }
  return {
    /** Of these ids. */
    standing: (organizationId: string, ids: readonly string[]) => standingOf(organizationId, id => ids.includes(id)),
    async *everyStanding(organizationId: string): AsyncGenerator<Standing[]> {
      yield await standingOf(organizationId, () => true)
    },
    keepStanding: (organizationId: string, standing: Standing) =>
      database.inOrganization(organizationId, null, tx => storeStanding(tx, standing)),
  }
}
