import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react'
import { useQueryLoader } from 'react-relay/hooks'
import type { InviteDialogQuery } from '../../../../__generated__/InviteDialogQuery.graphql.ts'
import parameters from '../../../../__generated__/InviteDialogQuery$parameters.ts'
import { addMessages } from '../../../../i18n/intl.ts'

// Lazy: the dialog and its messages load on first use.
const InviteDialog = lazy(async () => {
  const [module] = await Promise.all([import('../_components/InviteDialog.tsx'), addMessages(['management'])])
  return { default: module.InviteDialog }
})

/** Inviting users, from any page: `invite` opens the dialog, which must be rendered with the page. */
export function useInvite(onInvited: () => void = () => {}): { invite: () => void; inviteDialog: ReactNode } {
  const [query, loadQuery] = useQueryLoader<InviteDialogQuery>(parameters)
  const [open, setOpen] = useState(false)
  const invite = useCallback(() => {
    loadQuery({}, { fetchPolicy: 'store-and-network' })
    setOpen(true)
  }, [loadQuery])
  const inviteDialog =
    open && query ? (
      <Suspense fallback={null}>
        <InviteDialog query={query} onClose={() => setOpen(false)} onInvited={onInvited} />
      </Suspense>
    ) : null
  return { invite, inviteDialog }
}
