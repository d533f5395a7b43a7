import type { BankAccountsPageQuery } from '../../../__generated__/BankAccountsPageQuery.graphql.ts'
import parameters from '../../../__generated__/BankAccountsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { bankAccountsState, toVariables } from './_lib/bankAccountsState.ts'

/** `/bank-accounts`: the accounts with their balances. */
export const bankAccountsEntryPoint = {
  root: resource('BankAccountsPage', () => import('./BankAccountsPage.tsx').then(module => module.BankAccountsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(bankAccountsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: BankAccountsPageQuery }>
