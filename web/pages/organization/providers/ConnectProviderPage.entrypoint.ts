import type { ConnectProviderPageQuery } from '../../../__generated__/ConnectProviderPageQuery.graphql.ts'
import parameters from '../../../__generated__/ConnectProviderPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/payment-providers/connect`. */
export const connectProviderEntryPoint = {
  root: resource('ConnectProviderPage', () =>
    import('./ConnectProviderPage.tsx').then(module => module.ConnectProviderPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: ConnectProviderPageQuery }>
