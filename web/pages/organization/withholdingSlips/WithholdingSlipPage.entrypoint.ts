import type { WithholdingSlipPageQuery } from '../../../__generated__/WithholdingSlipPageQuery.graphql.ts'
import parameters from '../../../__generated__/WithholdingSlipPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/withholding-slips/{uuid}`. */
export const withholdingSlipEntryPoint = {
  root: resource('WithholdingSlipPage', () =>
    import('./WithholdingSlipPage.tsx').then(module => module.WithholdingSlipPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: WithholdingSlipPageQuery }>
