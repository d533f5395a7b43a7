import { Ban, Crown, MailX, RotateCcw, Send, ShieldUser, UserCheck, UserX } from 'lucide-react'
import { type ReactNode, Suspense, lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import type { useMemberActions_organization$key } from '../../../../__generated__/useMemberActions_organization.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import type { Selection } from '../../../../ui/grid/DataGrid.tsx'
import type { MenuItem } from '../../../../ui/overlay/menuProps.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useChangeToast } from './useChangeToast.ts'
import type { ConfirmedAction, MemberAction } from './memberAction.ts'

const MemberActionsDialog = lazy(() =>
  import('../_components/MemberActionsDialog.tsx').then(module => ({ default: module.MemberActionsDialog })),
)
const MemberDialog = lazy(() =>
  import('../_components/MemberDialog.tsx').then(module => ({ default: module.MemberDialog })),
)
const OfferOwnershipDialog = lazy(() =>
  import('../_components/OfferOwnershipDialog.tsx').then(module => ({ default: module.OfferOwnershipDialog })),
)

type Row = MembersPage_row$data

export const memberActions: readonly { action: MemberAction; icon: ReactNode; danger?: boolean }[] = [
  { action: 'SET_ROLE', icon: <ShieldUser className="i" aria-hidden /> },
  { action: 'RESEND', icon: <Send className="i" aria-hidden /> },
  { action: 'ACTIVATE', icon: <UserCheck className="i" aria-hidden /> },
  { action: 'RESTORE', icon: <RotateCcw className="i" aria-hidden /> },
  { action: 'CANCEL', icon: <MailX className="i" aria-hidden />, danger: true },
  { action: 'DEACTIVATE', icon: <Ban className="i" aria-hidden />, danger: true },
  { action: 'REMOVE', icon: <UserX className="i" aria-hidden />, danger: true },
]

type Asked = { action: ConfirmedAction; members: readonly Row[]; onDone: (refused: Selection) => void }

export type MemberActions = ReturnType<typeof useMemberActions>

/** Actions on members, with their dialogs; `onChanged` refetches the list. */
export function useMemberActions(
  organizationKey: useMemberActions_organization$key,
  { viewer, onChanged }: { viewer: string; onChanged: () => void },
) {
  const organization = useFragment(
    graphql`
      fragment useMemberActions_organization on Organization @throwOnFieldError {
        owner {
          uuid
        }
        ...MemberDialog_organization
      }
    `,
    organizationKey,
  )
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const tell = useChangeToast()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [offeree, setOfferee] = useState<Row | null>(null)
  const [opened, setOpened] = useState<Row | null>(null)

  function start(action: MemberAction, members: readonly Row[], onDone: Asked['onDone'] = () => {}) {
    if (action === 'RESEND') void resend(members, onDone)
    else setAsked({ action, members, onDone })
  }

  /** Needs no dialog, so its code is loaded when it is chosen. */
  async function resend(members: readonly Row[], onDone: Asked['onDone']) {
    const unreachable = formatMessage({ id: 'request.unreachable' })
    const module = await import('./resendInvitations.ts').catch(() => null)
    if (module === null) return toast.error(unreachable)
    const memberIds = members.map(({ id }) => id)
    const outcome = await module.resendInvitations(environment, memberIds, unreachable)
    if (!outcome.ok) {
      toast.error(wordsOf(outcome))
      return
    }
    const refused = tell('members.done.RESEND', members, outcome.payload)
    if (!refused) return
    onDone(refused)
    onChanged()
  }

  const isOwner = organization.owner.uuid === viewer
  function itemsFor(row: Row): MenuItem[] {
    const items: MenuItem[] = memberActions
      .filter(({ action }) => row.allowedActions.includes(action))
      .map(({ action, icon, danger = false }) => ({
        id: action,
        label: <FormattedMessage id={`members.action.${action}`} />,
        icon,
        danger,
        onSelect: () => start(action, [row]),
      }))
    if (!isOwner || row.status !== 'ACTIVE' || row.person.uuid === viewer) return items
    const offer = {
      id: 'OFFER',
      label: <FormattedMessage id="ownership.offer" />,
      icon: <Crown className="i" aria-hidden />,
      onSelect: () => setOfferee(row),
    }
    return [...items, { id: 'line', separator: true }, offer]
  }

  const dialogs = (
    <Suspense fallback={null}>
      {asked ? (
        <MemberDialog
          {...asked}
          organizationKey={organization}
          onClose={() => setAsked(null)}
          onChanged={refused => {
            asked.onDone(refused)
            onChanged()
          }}
        />
      ) : null}
      {opened ? <MemberActionsDialog member={opened} items={itemsFor(opened)} onClose={() => setOpened(null)} /> : null}
      {offeree ? <OfferOwnershipDialog member={offeree} onClose={() => setOfferee(null)} /> : null}
    </Suspense>
  )
  return { start, itemsFor, open: setOpened, dialogs }
}
