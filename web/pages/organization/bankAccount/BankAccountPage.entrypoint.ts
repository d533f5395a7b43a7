import type { BankAccountPageQuery } from '../../../__generated__/BankAccountPageQuery.graphql.ts'
import parameters from '../../../__generated__/BankAccountPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/bank-accounts/{uuid}`. */
export const bankAccountEntryPoint = {
  root: resource('BankAccountPage', () => import('./BankAccountPage.tsx').then(module => module.BankAccountPage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: BankAccountPageQuery }>
