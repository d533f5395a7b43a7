import { FormattedMessage } from 'react-intl'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Selection } from '../../../../ui/grid/DataGrid.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { type MemberActions, memberActions } from '../_lib/useMemberActions.tsx'

type BulkMemberActionsProps = {
  selected: readonly MembersPage_row$data[]
  actions: MemberActions
  onDone: (refused: Selection) => void
}

/** Actions that all selected members allow. */
export function BulkMemberActions({ selected, actions, onDone }: BulkMemberActionsProps) {
  return memberActions
    .filter(({ action }) => allAllow(selected, action))
    .map(({ action, icon, danger }) => (
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
