import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import parameters from '../__generated__/ShellQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../relay/entryPoint.ts'

/** The frame around every page of an organization. */
export const shellEntryPoint: PageEntryPoint<{ shell: ShellQuery }> = {
  root: resource('Shell', () => import('./Shell.tsx').then(module => module.Shell)),
  getPreloadProps: () => ({ queries: { shell: { parameters, variables: {} } } }),
}
