import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { CreateInvoicePageQuery } from '../../../__generated__/CreateInvoicePageQuery.graphql.ts'
import type { orderToInvoice_order$key } from '../../../__generated__/orderToInvoice_order.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { initialIssuer, IssuingEntityField } from '../_components/IssuingEntityField.tsx'
import { CreateOrImport } from '../_components/CreateOrImport.tsx'
import { ApproverField } from './_components/ApproverField.tsx'
import { InvoiceForm } from './_components/InvoiceForm.tsx'
import { emptyInvoice } from './_lib/invoiceValues.ts'
import { orderToInvoice, valuesOfOrder } from './_lib/orderToInvoice.ts'
import { useCreateInvoice } from './_lib/useCreateInvoice.ts'
import { useImportInvoices } from './_lib/useImportInvoices.ts'

/** A new invoice: for an order, for receipts, in advance, or without an order; or open ones from a file, with their existing numbers. */
export function CreateInvoicePage({ queries }: PageProps<{ page: CreateInvoicePageQuery }>) {
  const navigate = useNavigate()
  const [create] = useCreateInvoice()
  const once = useIdempotentSubmit()
  const importRecords = useImportInvoices()
  const { organization } = usePreloadedQuery<CreateInvoicePageQuery>(
    graphql`
      query CreateInvoicePageQuery($uuid: UUID!, $ofOrder: Boolean!, $import: UUID!, $goesOn: Boolean!)
      @preloadable
      @throwOnFieldError {
        organization {
          permissions
          recordImport(uuid: $import) @include(if: $goesOn) {
            ...RecordImportPage_import
          }
          orderSettings {
            invoiceNote
          }
          entities {
            id
            isDefault
            isVatRegistered
          }
          ...ApproverField_organization
          ...IssuingEntityField_organization
          salesOrder(uuid: $uuid) @include(if: $ofOrder) {
            ...orderToInvoice_order
          }
        }
      }
    `,
    queries.page,
  )
  const order = organization.salesOrder
    ? readInlineData<orderToInvoice_order$key>(orderToInvoice, organization.salesOrder)
    : null
  const { back } = useListReturn(order ? `/sales-order/${order.uuid}?tab=invoices` : '/invoices')
  const orderUuid = order?.uuid ?? null
  const initialValues = useMemo(
    () => ({
      ...emptyInvoice(today()),
      ...initialIssuer(organization.entities),
      note: organization.orderSettings?.invoiceNote ?? '',
      ...(order ? valuesOfOrder(order, []) : {}),
    }),
    // What is typed must not be laid aside when the order is read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [orderUuid],
  )
  return (
    <CreateOrImport
      mayCreate={organization.permissions.includes('INVOICING_INVOICES_MANAGE')}
      mayImport={organization.permissions.includes('INVOICING_INVOICES_APPROVE')}
      list={{ group: 'menu.group.collect', title: 'invoices.title', path: '/invoices' }}
      titles={{ form: 'invoices.new', file: 'invoices.import' }}
      file={{
        purpose: 'INVOICES',
        templateUrl: '/templates/invoices.csv',
        hint: 'invoices.import.hint',
        takesWorkbook: true,
        importRecords,
        importKey: organization.recordImport,
      }}
    >
      {page => (
        <InvoiceForm
          key={orderUuid}
          draftFollowsRecord={orderUuid !== null}
          draft={orderUuid ? `create-invoice-${orderUuid}` : 'create-invoice'}
          {...page}
          approver={<ApproverField organizationKey={organization} />}
          issuer={<IssuingEntityField organizationKey={organization} />}
          initialValues={initialValues}
          note={<FormattedMessage id="invoices.why" />}
          onCancel={back}
          save={content =>
            once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
          }
          onSaved={({ invoice }, { another }) => {
            if (!another && invoice) void navigate(`/invoices/${invoice.uuid}`)
          }}
        />
      )}
    </CreateOrImport>
  )
}
