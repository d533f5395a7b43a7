// The bank account that records of other modules name.
import type { OrganizationScope } from '../../context.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { bankAccountLoaders } from './loaders.ts'

/** For records that always name one. */
export const bankAccountOfRecord = byKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNotFound,
})

/** For records that may name one. */
export const optionalBankAccountOfRecord = byOptionalKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string | null }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNull,
})

/** The accounts that are asked for, all of this organization. */
export async function accountQuery(scope: OrganizationScope, ids: readonly string[] | null | undefined) {
  if (!ids) return {}
  const accounts = ids.map(id => scope.uuidOf('BankAccount', id))
  const found = await scope.loaders(bankAccountLoaders).byId.loadAll(accounts)
  found.forEach(orNotFound)
  return { accountIds: accounts.join(',') }
}
