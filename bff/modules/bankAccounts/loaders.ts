import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { BankAccountBody, BankAccountSource } from './sources.ts'
import { countUnreconciled, readBankAccounts } from './treasuryBankAccounts.ts'

export const toBankAccount = (scope: OrganizationScope, account: BankAccountBody): BankAccountSource =>
  owned(scope, account)

export const bankAccountLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readBankAccounts(scope, ids)).items.map(account => toBankAccount(scope, account)),
  ),
  unreconciledCount: batchById(async ids => (await countUnreconciled(scope, ids)).items),
})
