import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApproverField_organization$key } from '../../../../__generated__/ApproverField_organization.graphql.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'

/** The requested approver of an invoice; other users with the permission can approve it too. */
export function ApproverField({ organizationKey }: { organizationKey: ApproverField_organization$key }) {
  const { formatMessage } = useIntl()
  const { invoiceApprovers } = useFragment(
    graphql`
      fragment ApproverField_organization on Organization @throwOnFieldError {
        invoiceApprovers {
          uuid
          fullName
        }
      }
    `,
    organizationKey,
  )
  return (
    <SelectField
      name="approver"
      label={formatMessage({ id: 'invoices.approver' })}
      optional
      placeholder={formatMessage({ id: 'invoices.approver.any' })}
      options={invoiceApprovers.map(({ uuid, fullName }) => ({ value: uuid, label: fullName }))}
      hint={formatMessage({ id: 'invoices.approver.hint' })}
    />
  )
}
