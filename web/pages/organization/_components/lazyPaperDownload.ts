import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

/** Loaded with its messages after its screen. */
export const PaperDownload = lazy(async () => {
  const [module] = await Promise.all([import('./PaperDownload.tsx'), addMessages(['papers'])])
  return { default: module.PaperDownload }
})
