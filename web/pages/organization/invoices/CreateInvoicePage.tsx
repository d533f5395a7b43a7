import { lazy, Suspense, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type { CreateInvoicePageQuery } from '../../../__generated__/CreateInvoicePageQuery.graphql.ts'
import type { orderToInvoice_order$key } from '../../../__generated__/orderToInvoice_order.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { ApproverField } from './_components/ApproverField.tsx'
import { InvoiceForm } from './_components/InvoiceForm.tsx'
import { emptyInvoice } from './_lib/invoiceValues.ts'
import { orderToInvoice, valuesOfOrder } from './_lib/orderToInvoice.ts'
import { useCreateInvoice } from './_lib/useCreateInvoice.ts'
import { useImportInvoices } from './_lib/useImportInvoices.ts'

// Whoever writes one by hand does not fetch what reads files.
const RecordImportPage = lazy(() =>
  import('../_components/RecordImportPage.tsx').then(module => ({ default: module.RecordImportPage })),
)

/** A new invoice: of an order, of receipts, in advance, or of nothing; or open ones from a file, with the numbers that they have. */
export function CreateInvoicePage({ queries }: PageProps<{ page: CreateInvoicePageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateInvoice()
  const once = useOnce()
  const [search] = useSearchParams()
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
          ...ApproverField_organization
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
  const { back } = useWayBack(order ? `/sales-order/${order.uuid}?tab=invoices` : '/invoices')
  const orderUuid = order?.uuid ?? null
  const initialValues = useMemo(
    () => ({
      ...emptyInvoice(today()),
      note: organization.orderSettings?.invoiceNote ?? '',
      ...(order ? valuesOfOrder(order, []) : {}),
    }),
    // What is typed must not be laid aside when the order is read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [orderUuid],
  )
  const byFile = search.get('by') === 'file'
  const title = formatMessage({ id: byFile ? 'invoices.import' : 'invoices.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'invoices.title' }), to: '/invoices' },
    { label: title },
  ]
  const needed = byFile ? 'INVOICING_INVOICES_APPROVE' : 'INVOICING_INVOICES_MANAGE'
  if (!organization.permissions.includes(needed)) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  if (byFile) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <RecordImportPage
          title={title}
          crumbs={crumbs}
          purpose="INVOICES"
          templateUrl="/templates/invoices.csv"
          takesWorkbook
          hint={formatMessage({ id: 'invoices.import.hint' })}
          listUrl={() => '/invoices'}
          importRecords={importRecords}
          importKey={organization.recordImport ?? null}
        />
      </Suspense>
    )
  }
  return (
    <InvoiceForm
      key={orderUuid}
      draftFollowsRecord={orderUuid !== null}
      draft={orderUuid ? `create-invoice-${orderUuid}` : 'create-invoice'}
      title={title}
      crumbs={crumbs}
      approver={<ApproverField organizationKey={organization} />}
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
  )
}
