import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreatePaymentPageQuery } from '../../../__generated__/CreatePaymentPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useOnce } from '../../../relay/useOnce.ts'
import { useWayBack } from '../../../ui/list/useWayBack.ts'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import { PaymentForm } from './_components/PaymentForm.tsx'
import { pathOf, usePaymentKind } from './_lib/paymentKind.ts'
import type { PaymentValues } from './_lib/paymentValues.ts'
import { useCreatePayment } from './_lib/useCreatePayment.ts'
import { useOwnAccounts } from './_lib/useOwnAccounts.ts'

/** A new payment or transfer. */
export function CreatePaymentPage({ queries }: PageProps<{ page: CreatePaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const kind = usePaymentKind()
  const [create] = useCreatePayment()
  const once = useOnce()
  const { organization } = usePreloadedQuery<CreatePaymentPageQuery>(
    graphql`
      query CreatePaymentPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
          ...useOwnAccounts_organization
        }
      }
    `,
    queries.page,
  )
  const accounts = useOwnAccounts(organization)
  const { back, toList } = useWayBack(pathOf[kind])
  const today = formats.today()
  const initialValues = useMemo<PaymentValues>(
    () => ({
      fromAccountId: '',
      payeeKind: 'COUNTERPARTY',
      payee: null,
      toAccountId: '',
      amount: null,
      method: null,
      date: today,
      memo: '',
      notes: '',
      frequency: 'ONCE',
      files: [],
      allowDuplicate: false,
    }),
    [today],
  )
  const title = formatMessage({ id: `payments.new.${kind}` })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.transact' }) },
    { label: formatMessage({ id: `payments.title.${kind}` }), to: pathOf[kind] },
    { label: title },
  ]
  if (!organization.permissions.includes('treasury.payments.create')) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <PaymentForm
      kind={kind}
      title={title}
      crumbs={crumbs}
      accounts={accounts}
      initialValues={initialValues}
      onCancel={back}
      onSaved={(_, { another }) => {
        if (!another) toList()
      }}
      onSubmit={content =>
        once(content, idempotencyKey => create({ variables: { input: { kind, ...content, idempotencyKey } } }))
      }
    />
  )
}
