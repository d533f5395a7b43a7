import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** Actions on payments: loaded with their messages after the rows, on the first selection. */
export const PaymentActions = lazy(async () => {
  const [module] = await Promise.all([import('../_components/PaymentActions.tsx'), addMessages(['payments.decisions'])])
  return module
})
