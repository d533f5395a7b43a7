import type { CreateDepositPageQuery } from '../../../__generated__/CreateDepositPageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateDepositPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/deposits/create`; `?copy={uuid}` copies a deposit; the calculator's terms are read by the page. */
export const createDepositEntryPoint = {
  root: resource('CreateDepositPage', () => import('./CreateDepositPage.tsx').then(module => module.CreateDepositPage)),
  getPreloadProps: ({ search }) => {
    const copy = search.get('copy')
    return { queries: { page: { parameters, variables: { uuid: copy ?? NONE, isCopy: copy !== null } } } }
  },
} satisfies PageEntryPoint<{ page: CreateDepositPageQuery }>

/** Queried only with a copy. */
const NONE = '00000000-0000-0000-0000-000000000000'
