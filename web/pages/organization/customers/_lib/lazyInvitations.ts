import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

/** Lazy: users without permission for invitations load neither these nor their messages. */
export const InvitationActions = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/InvitationActions.tsx'),
    addMessages(['customers.invitations']),
  ])
  return module
})
