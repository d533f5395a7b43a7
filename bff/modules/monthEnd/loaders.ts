import type { OrganizationScope } from '../../context.ts'
import { seenWith } from '../../graph/seenWith.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'

export const monthEndLoaders = (scope: OrganizationScope) => ({
  bankAccount: seenWith(scope, 'treasury.bankAccounts.view', () => scope.loaders(bankAccountLoaders).byId),
})
