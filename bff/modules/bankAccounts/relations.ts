// The bank account that records of other modules reference.
import type { OrganizationScope } from '../../context.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { entityLoaders } from '../organization/loaders.ts'
import { bankAccountLoaders } from './loaders.ts'

/** For records that always reference one. */
export const bankAccountOfRecord = byKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNotFound,
})

/** For records that may reference one. */
export const optionalBankAccountOfRecord = byOptionalKey({
  key: ({ bankAccountId }: OfOrganization & { bankAccountId: string | null }) => bankAccountId,
  loader: scope => scope.loaders(bankAccountLoaders).byId,
  show: orNull,
})

/** Entities whose accounts are exported, as the service expects them; one of another organization has no accounts. */
export const entityList = (
  scope: OrganizationScope,
  { entityIds }: { entityIds?: readonly string[] | null | undefined },
): string | undefined => entityIds?.map(id => scope.uuidOf('Entity', id)).join(',')

type AskedAccounts = {
  bankAccountIds?: readonly string[] | null | undefined
  entityIds?: readonly string[] | null | undefined
}

/** The requested accounts, given directly or by entity, all of this organization. */
export async function accountQuery(scope: OrganizationScope, { bankAccountIds, entityIds }: AskedAccounts) {
  const accounts = bankAccountIds?.map(id => scope.uuidOf('BankAccount', id))
  const entities = entityIds?.map(id => scope.uuidOf('Entity', id))
  const found = await Promise.all([
    scope.loaders(bankAccountLoaders).byId.loadAll(accounts ?? []),
    scope.loaders(entityLoaders).byId.loadAll(entities ?? []),
  ])
  found.flat().forEach(orNotFound)
  return { ...(accounts && { accountIds: accounts.join(',') }), ...(entities && { entityIds: entities.join(',') }) }
}
