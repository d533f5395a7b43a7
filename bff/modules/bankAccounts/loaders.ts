import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { owned } from '../../graph/owned.ts'
import type { BankAccountBody, BankAccountSource, BankLinkSource } from './sources.ts'
import { countUnreconciled, readBankAccounts, readBankLinks } from './treasuryBankAccounts.ts'

export const toBankAccount = (scope: OrganizationScope, account: BankAccountBody): BankAccountSource =>
  owned(scope, account)

export const bankAccountLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readBankAccounts(scope, ids)).items.map(account => toBankAccount(scope, account)),
  ),
  /** Connections by account; a manually kept account has none. */
  link: batchById(async ids =>
    (await readBankLinks(scope, ids)).items.map((link): BankLinkSource => owned(scope, link)),
  ),
  unreconciledCount: batchById(async ids => (await countUnreconciled(scope, ids)).items),
})

export { listBanks } from './treasuryBankAccounts.ts'
