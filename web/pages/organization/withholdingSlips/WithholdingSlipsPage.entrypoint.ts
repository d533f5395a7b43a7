import type { WithholdingSlipsPageQuery } from '../../../__generated__/WithholdingSlipsPageQuery.graphql.ts'
import parameters from '../../../__generated__/WithholdingSlipsPageQuery$parameters.ts'
import { today } from '../../../i18n/format.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { toVariables, withholdingSlipsState } from './_lib/withholdingSlipsState.ts'

/** `/withholding-slips`: slips of tax that customers withheld. */
export const withholdingSlipsEntryPoint = {
  root: resource('WithholdingSlipsPage', () =>
    import('./WithholdingSlipsPage.tsx').then(module => module.WithholdingSlipsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(withholdingSlipsState.read(search), today()) } },
  }),
} satisfies PageEntryPoint<{ page: WithholdingSlipsPageQuery }>
