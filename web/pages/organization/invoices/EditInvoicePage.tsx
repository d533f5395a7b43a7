import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { EditInvoicePage_invoice$key } from '../../../__generated__/EditInvoicePage_invoice.graphql.ts'
import type { EditInvoicePageQuery } from '../../../__generated__/EditInvoicePageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { IssuingEntityField } from '../_components/IssuingEntityField.tsx'
import { NotEditable } from '../_components/NotEditable.tsx'
import { ApproverField } from './_components/ApproverField.tsx'
import { InvoiceForm } from './_components/InvoiceForm.tsx'
import { valuesOfInvoice } from './_lib/valuesOfInvoice.ts'
import { useUpdateInvoice } from './_lib/useUpdateInvoice.ts'

/** Edits an invoice that is not issued yet. */
export function EditInvoicePage({ queries }: PageProps<{ page: EditInvoicePageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdateInvoice()
  const { organization } = usePreloadedQuery<EditInvoicePageQuery>(
    graphql`
      query EditInvoicePageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          ...ApproverField_organization
          ...IssuingEntityField_organization
          invoice(uuid: $uuid) {
            ...EditInvoicePage_invoice
          }
        }
      }
    `,
    queries.page,
  )
  const invoice = useFragment<EditInvoicePage_invoice$key>(
    graphql`
      fragment EditInvoicePage_invoice on Invoice {
        id
        uuid
        version
        status
        kind
        allowedActions
        entity {
          id
        }
        customerId
        customerName
        salesOrder {
          id
          uuid
          number
        }
        customerReference
        invoiceDate
        approver {
          uuid
        }
        termDays
        termFrom
        hardCopy
        note
        internalNote
        currency
        vatTreatment
        discount {
          percent
          amount
        }
        deductions {
          invoice {
            id
            number
            undeducted {
              amount
            }
          }
          amount {
            amount
          }
        }
        goodsReceipts {
          id
        }
        milestones {
          name
          percent
          dueDate
          hasOwnDueDate
        }
        lines {
          orderLineUuid
          product {
            id
            name
          }
          description
          kind
          unit
          taxUnit {
            code
          }
          withholding
          quantity
          price {
            amount
          }
          discount {
            percent
            amount
          }
        }
      }
    `,
    organization.invoice ?? null,
  )
  const initialValues = useMemo(() => (invoice ? valuesOfInvoice(invoice) : null), [invoice])
  // An unknown uuid has already thrown G-7.
  if (!invoice || !initialValues) return null
  const { id, version, uuid } = invoice
  const page = `/invoices/${uuid}`
  const title = formatMessage({ id: `invoices.draft.${invoice.kind === 'ADVANCE' ? 'ADVANCE' : 'STANDARD'}` })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'invoices.title' }), to: '/invoices' },
    { label: title, to: page },
    { label: formatMessage({ id: 'action.edit' }) },
  ]
  // Saving would remove what the viewer may not see of it.
  const isOfOrder = invoice.kind === 'ADVANCE' || initialValues.ofOrder.length > 0 || invoice.deductions.length > 0
  const isHidden = isOfOrder && !invoice.salesOrder
  if (isHidden || !invoice.allowedActions.includes('UPDATE')) return <NotEditable title={title} crumbs={crumbs} />
  const toInvoice = () => void navigate(page)
  return (
    <InvoiceForm
      key={version}
      title={title}
      crumbs={crumbs}
      approver={<ApproverField organizationKey={organization} />}
      issuer={<IssuingEntityField organizationKey={organization} />}
      initialValues={initialValues}
      note={<FormattedMessage id={invoice.status === 'WAITING_APPROVAL' ? 'invoices.why.waiting' : 'invoices.why'} />}
      onCancel={toInvoice}
      onSaved={toInvoice}
      save={content => update({ variables: { input: { ...content, id, version } } })}
    />
  )
}
