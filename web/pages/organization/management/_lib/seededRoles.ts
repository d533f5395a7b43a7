// Every organization begins with the same roles. As long as nobody has rewritten what they are for, it is told in the viewer's language.
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** By what the account service writes for them. */
const SEEDED: Readonly<Record<string, NamesUnder<'roles.seeded.'>>> = {
  'Full access. One per organization; can’t be edited or removed.': 'OWNER',
  'Manages members, roles, settings and all records. Can’t approve payments.': 'ADMIN',
  'Creates records and payments for another person to approve.': 'MAKER',
  'Views everything and approves what others create.': 'APPROVER',
  'Creates records and approves others’ payments, and their own where allowed.': 'MAKER_APPROVER',
  'Views everything but can’t make changes.': 'VIEWER',
}

/** What a role is for, as the viewer reads it. */
export function useRoleDescription(): (description: string) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    description => {
      const key = SEEDED[description]
      return key === undefined ? description : formatMessage({ id: `roles.seeded.${key}` })
    },
    [formatMessage],
  )
}
