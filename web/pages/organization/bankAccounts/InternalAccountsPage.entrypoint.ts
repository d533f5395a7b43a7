import type { InternalAccountsPageQuery } from '../../../__generated__/InternalAccountsPageQuery.graphql.ts'
import parameters from '../../../__generated__/InternalAccountsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { bankAccountsState, toVariables } from './_lib/bankAccountsState.ts'

/** `/bank-accounts/internal-accounts`: the accounts as editable records. */
export const internalAccountsEntryPoint = {
  root: resource('InternalAccountsPage', () =>
    import('./InternalAccountsPage.tsx').then(module => module.InternalAccountsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(bankAccountsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: InternalAccountsPageQuery }>
