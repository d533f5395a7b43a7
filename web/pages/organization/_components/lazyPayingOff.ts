import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

async function fetchPayingOff() {
  const [module] = await Promise.all([import('./PayingOff.tsx'), addMessages(['payingOff'])])
  return module
}

/** Loaded with their messages only where payments are disabled. */
export const PaymentsDisabledNotice = lazy(async () => ({ default: (await fetchPayingOff()).PaymentsDisabledNotice }))
export const PayingOffPage = lazy(async () => ({ default: (await fetchPayingOff()).PayingOffPage }))
