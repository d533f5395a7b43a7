import parameters from '../../../__generated__/StatementPageQuery$parameters.ts'
import type { StatementPageQuery } from '../../../__generated__/StatementPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { statementState } from './_lib/statementState.ts'

/** `/buyer/{uuid}/statement`. */
export const statementEntryPoint = {
  root: resource('StatementPage', () => import('./StatementPage.tsx').then(module => module.StatementPage)),
  getPreloadProps: ({ params, search }) => {
    const { currency, from, to } = statementState.read(search)
    return { queries: { page: { parameters, variables: { uuid: params.uuid ?? '', currency, from, to } } } }
  },
} satisfies PageEntryPoint<{ page: StatementPageQuery }>
