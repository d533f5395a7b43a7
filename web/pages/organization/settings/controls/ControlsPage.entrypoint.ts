import type { ControlsPageQuery } from '../../../../__generated__/ControlsPageQuery.graphql.ts'
import parameters from '../../../../__generated__/ControlsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../../relay/entryPoint.ts'

/** `/settings/controls`. */
export const controlsEntryPoint = {
  root: resource('ControlsPage', () => import('./ControlsPage.tsx').then(module => module.ControlsPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: ControlsPageQuery }>
