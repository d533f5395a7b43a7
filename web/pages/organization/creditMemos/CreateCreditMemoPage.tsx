import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CreateCreditMemoPageQuery } from '../../../__generated__/CreateCreditMemoPageQuery.graphql.ts'
import { today } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useIdempotentSubmit } from '../../../relay/useIdempotentSubmit.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { isIssued } from '../_lib/isIssued.ts'
import { CreditMemoForm } from './_components/CreditMemoForm.tsx'
import { emptyCredit } from './_lib/creditValues.ts'
import { useCreateCreditMemo } from './_lib/useCreateCreditMemo.ts'

/** Creates a credit memo for an issued invoice. */
export function CreateCreditMemoPage({ queries }: PageProps<{ page: CreateCreditMemoPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [create] = useCreateCreditMemo()
  const once = useIdempotentSubmit()
  const {
    organization: { permissions, invoice },
  } = usePreloadedQuery<CreateCreditMemoPageQuery>(
    graphql`
      query CreateCreditMemoPageQuery($uuid: UUID!, $hasInvoice: Boolean!) @preloadable @throwOnFieldError {
        organization {
          permissions
          invoice(uuid: $uuid) @include(if: $hasInvoice) {
            id
            uuid
            number
            status
            customerName
            invoiceDate
            lines {
              uuid
              description
              unit
              quantity
              base {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    queries.page,
  )
  const lines = invoice?.lines ?? []
  const invoiceUuid = invoice?.uuid ?? null
  const initialValues = useMemo(
    () =>
      emptyCredit(
        lines.map(({ uuid }) => uuid),
        today(),
      ),
    // What is typed must not be laid aside when the invoice is read again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [invoiceUuid],
  )
  const title = formatMessage({ id: 'creditMemos.new' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.collect' }) },
    { label: formatMessage({ id: 'creditMemos.title' }), to: '/credit-memo' },
    { label: title },
  ]
  // An unknown invoice has already thrown G-7: the address names none.
  if (!invoice) {
    return (
      <Page title={title} crumbs={crumbs}>
        <p className="page">
          <FormattedMessage id="creditMemos.none.why" />
        </p>
      </Page>
    )
  }
  if (!permissions.includes('INVOICING_CREDIT_MEMOS_MANAGE') || !isIssued(invoice.status)) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <CreditMemoForm<{ readonly creditMemo: { readonly uuid: string } | null | undefined }>
      title={title}
      crumbs={crumbs}
      invoice={invoice}
      initialValues={initialValues}
      draft={`create-credit-memo-${invoice.uuid}`}
      save={values => {
        const content = { ...values, invoiceId: invoice.id }
        return once(content, idempotencyKey => create({ variables: { input: { ...content, idempotencyKey } } }))
      }}
      onSaved={({ creditMemo }) => void navigate(creditMemo ? `/credit-memo/${creditMemo.uuid}` : '/credit-memo')}
      onCancel={() => void navigate(`/invoices/${invoice.uuid}`)}
    />
  )
}
