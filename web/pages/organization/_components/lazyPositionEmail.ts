import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

/** Loaded with its messages on first use. */
export const PositionEmailDialog = lazy(async () => {
  const [module] = await Promise.all([import('./PositionEmailDialog.tsx'), addMessages(['positionEmail'])])
  return { default: module.PositionEmailDialog }
})
