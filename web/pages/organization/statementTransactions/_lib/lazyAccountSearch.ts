import { lazy } from 'react'

/** Few organizations have so many accounts: it is fetched where one has. */
export const AccountSearch = lazy(() => import('../_components/AccountSearch.tsx'))
