import { FormattedMessage } from 'react-intl'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { type MemberActions, memberActions } from '../_lib/useMemberActions.tsx'

type BulkMemberActionsProps = {
  selected: readonly MembersPage_row$data[]
  actions: MemberActions
  onDone: () => void
}

/** What can be done to all selected members. */
export function BulkMemberActions({ selected, actions, onDone }: BulkMemberActionsProps) {
  const allowed = memberActions.filter(({ action }) => allAllow(selected, action))
  if (allowed.length === 0)
    return (
      <span className="muted">
        <FormattedMessage id="members.nothingForAll" />
      </span>
    )
  return allowed.map(({ action, icon, danger }) => (
    <Button
      key={action}
      size="sm"
      variant={danger ? 'danger' : 'default'}
      icon={icon}
      onClick={() => actions.start(action, selected, onDone)}
    >
      <FormattedMessage id={`members.action.${action}`} />
    </Button>
  ))
}
