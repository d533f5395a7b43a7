// Every organization begins with the same roles. As long as nobody has rewritten what they are for, it is told in the viewer's language.
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** By what the account service writes for them. */
const SEEDED: Readonly<Record<string, string>> = {
  'Everything, once in an organization; cannot be edited or removed.': 'OWNER',
  'Runs the organization: members, roles, settings and all records; approves no payment.': 'ADMIN',
  'Makes records and payments that another person approves.': 'MAKER',
  'Sees everything and approves what others made.': 'APPROVER',
  "Makes records and approves others' payments; own ones where the company allows it.": 'MAKER_APPROVER',
  'Sees everything and changes nothing.': 'VIEWER',
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
