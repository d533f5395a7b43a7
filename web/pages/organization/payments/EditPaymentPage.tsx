import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useNavigate } from 'react-router'
import type { EditPaymentPage_payment$key } from '../../../__generated__/EditPaymentPage_payment.graphql.ts'
import type { EditPaymentPageQuery } from '../../../__generated__/EditPaymentPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { PaymentForm } from './_components/PaymentForm.tsx'
import { usePaidRefund } from './_lib/paidRefund.ts'
import { pathOf } from './_lib/paymentKind.ts'
import { readPaymentValues } from './_lib/readPaymentValues.ts'
import { useOwnAccounts } from './_lib/useOwnAccounts.ts'
import { useUpdatePayment } from './_lib/useUpdatePayment.ts'

/** Edits a payment or transfer that needs approval. */
export function EditPaymentPage({ queries }: PageProps<{ page: EditPaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [update] = useUpdatePayment()
  const { organization } = usePreloadedQuery<EditPaymentPageQuery>(
    graphql`
      query EditPaymentPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          ...useOwnAccounts_organization
          counterpartyBanks {
            code
            name
          }
          payment(uuid: $uuid) {
            ...EditPaymentPage_payment
          }
        }
      }
    `,
    queries.page,
  )
  const accounts = useOwnAccounts(organization)
  const payment = useFragment<EditPaymentPage_payment$key>(
    graphql`
      fragment EditPaymentPage_payment on Payment {
        id
        uuid
        kind
        number
        version
        allowedActions
        approvalsGiven
        bill {
          id
          uuid
          number
          amount {
            amount
            currency
          }
          counterparty {
            id
            alias
          }
        }
        paidExpectedTransaction {
          ...paidRefund_expected
        }
        ...readPaymentValues_payment
      }
    `,
    organization.payment ?? null,
  )
  const refund = usePaidRefund(payment?.paidExpectedTransaction)
  const initialValues = useMemo(() => payment && readPaymentValues(payment), [payment])
  // An unknown uuid has already thrown G-7.
  if (!payment || !initialValues) return null
  const { id, uuid, version, number, approvalsGiven } = payment
  const kind = payment.kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT'
  const detail = `${pathOf[kind]}/${uuid}`
  if (!payment.allowedActions.includes('UPDATE')) return <Navigate to={detail} replace />
  const show = () => void navigate(detail)
  return (
    <PaymentForm
      key={version}
      kind={kind}
      paymentId={id}
      title={number}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: `payments.title.${kind}` }), to: pathOf[kind] },
        { label: number, to: detail },
        { label: formatMessage({ id: 'action.edit' }) },
      ]}
      note={approvalsGiven > 0 ? formatMessage({ id: 'payments.voids' }, { count: approvalsGiven }) : null}
      accounts={accounts}
      banks={organization.counterpartyBanks}
      initialValues={initialValues}
      bill={payment.bill ?? null}
      refund={refund}
      onCancel={show}
      onSaved={show}
      onSubmit={(content, { appliesTo }) =>
        update({ variables: { input: { id, version, ...content, updateSeries: appliesTo === 'SERIES' } } })
      }
    />
  )
}
