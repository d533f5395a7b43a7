import type { WithheldTaxPageQuery } from '../../../__generated__/WithheldTaxPageQuery.graphql.ts'
import parameters from '../../../__generated__/WithheldTaxPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { toVariables, withheldState } from './_lib/withheldState.ts'

/** `/bills/withheld-tax`: tax withheld from suppliers, by month. */
export const withheldTaxEntryPoint = {
  root: resource('WithheldTaxPage', () => import('./WithheldTaxPage.tsx').then(module => module.WithheldTaxPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(withheldState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: WithheldTaxPageQuery }>
