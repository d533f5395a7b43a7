import { lazy } from 'react'

/** Lazy: few organizations have so many accounts. */
export const AccountSearch = lazy(() => import('../_components/AccountSearch.tsx'))
