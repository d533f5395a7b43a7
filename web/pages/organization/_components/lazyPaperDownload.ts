import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

/** Fetched with its words after the screen that it is on. */
export const PaperDownload = lazy(async () => {
  const [module] = await Promise.all([import('./PaperDownload.tsx'), addMessages(['papers'])])
  return { default: module.PaperDownload }
})
