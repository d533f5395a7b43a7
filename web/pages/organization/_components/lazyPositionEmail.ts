import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

/** Fetched with its words when somebody asks for emails. */
export const PositionEmailDialog = lazy(async () => {
  const [module] = await Promise.all([import('./PositionEmailDialog.tsx'), addMessages(['positionEmail'])])
  return { default: module.PositionEmailDialog }
})
