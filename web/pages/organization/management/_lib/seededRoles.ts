// Every organization starts with the same roles. Until a user edits their description, it is shown in the viewer's language.
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** By the description that the account service stores. */
const SEEDED: Readonly<Record<string, NamesUnder<'roles.seeded.'>>> = {
  'Full access. One per organization; can’t be edited or removed.': 'OWNER',
  'Manages members, roles, settings and all records. Can’t approve payments.': 'ADMIN',
  'Creates records and payments for another person to approve.': 'MAKER',
  'Views everything and approves what others create.': 'APPROVER',
  'Creates records and approves others’ payments, and their own where allowed.': 'MAKER_APPROVER',
  'Views everything but can’t make changes.': 'VIEWER',
}

/** The description of a role in the viewer's language. */
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
