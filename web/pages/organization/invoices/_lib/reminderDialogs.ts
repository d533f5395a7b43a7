import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** Loaded with its messages on first use. */
export const RemindDialog = lazy(async () => {
  const [module] = await Promise.all([import('../_components/RemindDialog.tsx'), addMessages(['reminders'])])
  return { default: module.RemindDialog }
})
