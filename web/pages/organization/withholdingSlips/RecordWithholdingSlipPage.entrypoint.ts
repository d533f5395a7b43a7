import type { RecordWithholdingSlipPageQuery } from '../../../__generated__/RecordWithholdingSlipPageQuery.graphql.ts'
import parameters from '../../../__generated__/RecordWithholdingSlipPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** A placeholder id where the address names no invoice: the user then chooses a customer. */
const NO_INVOICE = '00000000-0000-0000-0000-000000000000'

/** `/withholding-slips/create` or `/withholding-slips/create?invoice={uuid}`. */
export const recordWithholdingSlipEntryPoint = {
  root: resource('RecordWithholdingSlipPage', () =>
    import('./RecordWithholdingSlipPage.tsx').then(module => module.RecordWithholdingSlipPage),
  ),
  getPreloadProps: ({ search }) => {
    const invoice = search.get('invoice')
    return {
      queries: { page: { parameters, variables: { uuid: invoice ?? NO_INVOICE, hasInvoice: invoice !== null } } },
    }
  },
} satisfies PageEntryPoint<{ page: RecordWithholdingSlipPageQuery }>
