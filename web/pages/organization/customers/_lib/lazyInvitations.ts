import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** Who manages no invitations fetches neither these nor their words. */
export const InvitationActions = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/InvitationActions.tsx'),
    addMessages(['customers.invitations']),
  ])
  return module
})

/** Fetched with its words when somebody invites. */
export const InviteCustomersDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/InviteCustomersDialog.tsx'),
    addMessages(['customers.invitations']),
  ])
  return { default: module.InviteCustomersDialog }
})
