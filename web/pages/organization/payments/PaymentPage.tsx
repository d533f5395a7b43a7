import { Copy, Pencil } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PaymentPage_payment$key } from '../../../__generated__/PaymentPage_payment.graphql.ts'
import type { PaymentPageQuery } from '../../../__generated__/PaymentPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePayingActive } from '../../../shell/permissions.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { useResults } from '../results/_lib/useResults.tsx'
import { BankReferences } from './_components/BankReferences.tsx'
import { SuggestedStatementLine } from './_components/SuggestedStatementLine.tsx'
import { PaymentFacts } from './_components/PaymentFacts.tsx'
import { PaymentFiles } from './_components/PaymentFiles.tsx'
import { PaymentHistory } from './_components/PaymentHistory.tsx'
import { PaymentLinks } from './_components/PaymentLinks.tsx'
import { PaymentSummary } from './_components/PaymentSummary.tsx'
import { PaymentActions } from './_lib/lazyActions.ts'
import { pathOf } from './_lib/paymentKind.ts'
import { copyAddress } from './_lib/paymentSource.ts'
import './_components/payments.css'

const PaymentChanges = lazy(() => import('./_components/PaymentChanges.tsx'))

const query = graphql`
  query PaymentPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      payment(uuid: $uuid) {
        ...PaymentPage_payment
      }
      ...PaymentHistory_organization @arguments(uuid: $uuid)
    }
  }
`

/** One payment or transfer: its status, its approvals, the bank's answers, and the possible actions. */
export function PaymentPage({ queries }: PageProps<{ page: PaymentPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<PaymentPageQuery>(query, queries.page)
  const readAgain = useReadAgain<PaymentPageQuery>(query)
  const payment = useFragment<PaymentPage_payment$key>(
    graphql`
      fragment PaymentPage_payment on Payment {
        id
        uuid
        kind
        number
        version
        date
        method
        allowedActions
        amount {
          amount
          currency
        }
        to {
          name
          accountNumber
          bank {
            name
          }
        }
        ...PaymentSummary_payment
        ...PaymentFacts_payment
        ...BankReferences_payment
        ...SuggestedStatementLine_payment
        ...PaymentLinks_payment
        ...PaymentFiles_payment
        ...PaymentHistory_payment
      }
    `,
    organization.payment ?? null,
  )
  const path = pathOf[payment?.kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']
  const { back } = useListReturn(path)
  const { showResults, resultsDialog } = useResults()
  const isPayingActive = usePayingActive()
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'payments.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!payment) return null
  const { id, uuid, number, kind, allowedActions } = payment
  const refresh = () => readAgain({ uuid })

  return (
    <Page
      title={number}
      listed={`${path}/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.transact' }) },
        { label: formatMessage({ id: `payments.title.${kind}` }), to: path },
        { label: number },
      ]}
      actions={
        <>
          {isPayingActive && organization.permissions.includes('TREASURY_PAYMENTS_CREATE') ? (
            <LinkButton icon={<Copy className="i" aria-hidden />} to={copyAddress(path, uuid)}>
              <FormattedMessage id="payments.duplicateIt" />
            </LinkButton>
          ) : null}
          {allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`${path}/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            <PaymentActions payments={[payment]} onDone={refresh} onPartly={showResults} size="md" />
          </Suspense>
        </>
      }
    >
      <div className="page payment">
        <div className="form-column">
          <PaymentSummary paymentKey={payment} />
          <PaymentFacts paymentKey={payment} />
          <BankReferences paymentKey={payment} />
          <SuggestedStatementLine paymentKey={payment} />
          <PaymentLinks paymentKey={payment} />
        </div>
        <div className="form-column">
          <PaymentHistory paymentKey={payment} organizationKey={organization} />
          <PaymentFiles paymentKey={payment} />
        </div>
      </div>
      {resultsDialog}
      <DeferredMount>
        <PaymentChanges onChange={refresh} paymentId={id} />
      </DeferredMount>
    </Page>
  )
}
