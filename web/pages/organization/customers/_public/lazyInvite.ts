import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** Loaded with its messages on first use. */
export const InviteCustomersDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/InviteCustomersDialog.tsx'),
    addMessages(['customers.invitations']),
  ])
  return { default: module.InviteCustomersDialog }
})
