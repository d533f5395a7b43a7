import { FormattedMessage } from 'react-intl'
import type { MembersPage_row$data } from '../../../../__generated__/MembersPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { MenuItem } from '../../../../ui/overlay/menuProps.ts'

type MemberActionsDialogProps = {
  member: MembersPage_row$data
  items: readonly MenuItem[]
  onClose: () => void
}

/** Actions on a member: the menu of their row, also for users without a pointer. */
export function MemberActionsDialog({ member, items, onClose }: MemberActionsDialogProps) {
  return (
    <Dialog open onClose={onClose} title={member.person.fullName} description={member.email}>
      <div className="form-column">
        {items.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="list.noAction.NONE" />
          </p>
        ) : null}
        {items
          .filter(item => 'onSelect' in item)
          .map(item => (
            <Button
              key={item.id}
              block
              size="lg"
              variant={item.danger ? 'danger' : 'default'}
              icon={item.icon}
              onClick={() => {
                onClose()
                item.onSelect()
              }}
            >
              {item.label}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}
