import type { ApprovalsPageQuery } from '../../../__generated__/ApprovalsPageQuery.graphql.ts'
import parameters from '../../../__generated__/ApprovalsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { approvalsState, toVariables } from './_lib/approvalsState.ts'

/** `/approvals`: payments, transfers and bills to approve. */
export const approvalsEntryPoint = {
  root: resource('ApprovalsPage', () => import('./ApprovalsPage.tsx').then(module => module.ApprovalsPage)),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(approvalsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: ApprovalsPageQuery }>
