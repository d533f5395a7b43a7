import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** What can be done with payments: fetched with its words after the rows, when something is selected. */
export const PaymentActions = lazy(async () => {
  const [module] = await Promise.all([import('../_components/PaymentActions.tsx'), addMessages(['payments.decisions'])])
  return module
})
