import type { EditCounterpartyPageQuery } from '../../../__generated__/EditCounterpartyPageQuery.graphql.ts'
import parameters from '../../../__generated__/EditCounterpartyPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/counterparties/{uuid}/edit`. */
export const editCounterpartyEntryPoint = {
  root: resource('EditCounterpartyPage', () =>
    import('./EditCounterpartyPage.tsx').then(module => module.EditCounterpartyPage),
  ),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: EditCounterpartyPageQuery }>
