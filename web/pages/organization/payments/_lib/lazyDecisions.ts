import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** The dialogs of a decision: fetched with their words when somebody decides. */
export const DecisionDialogs = lazy(async () => {
  const [module] = await Promise.all([import('../_components/DecisionDialogs.tsx'), addMessages(['secondFactor'])])
  return module
})
