import { lazy } from 'react'
import { addMessages } from '../../../i18n/intl.ts'

/** Loaded with their messages on first use. */
export const CategoryDialog = lazy(async () => {
  const [module] = await Promise.all([import('./CategoryDialog.tsx'), addMessages(['categories'])])
  return { default: module.CategoryDialog }
})
export const ChooseCategoryDialog = lazy(async () => {
  const [module] = await Promise.all([import('./ChooseCategoryDialog.tsx'), addMessages(['categories'])])
  return { default: module.ChooseCategoryDialog }
})
