import { Pencil, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PaymentTransactionPage_transaction$key } from '../../../__generated__/PaymentTransactionPage_transaction.graphql.ts'
import type { PaymentTransactionPageQuery } from '../../../__generated__/PaymentTransactionPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { TransactionFacts } from './_components/TransactionFacts.tsx'
import { TransactionStatusMark } from './_components/TransactionStatusMark.tsx'
import { useRefreshTransaction } from './_lib/useRefreshTransaction.ts'
import './_components/providers.css'

const ChooseOriginalDialog = lazy(async () => ({
  default: (await import('./_components/ChooseOriginalDialog.tsx')).ChooseOriginalDialog,
}))

const query = graphql`
  query PaymentTransactionPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      paymentTransaction(uuid: $uuid) {
        ...PaymentTransactionPage_transaction
      }
    }
  }
`

/** One transaction at a payment provider: the amount paid, the provider's fees, and where the money is. */
export function PaymentTransactionPage({ queries }: PageProps<{ page: PaymentTransactionPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [refresh, isRefreshing] = useRefreshTransaction()
  const mayChoose = usePermission('TREASURY_PROVIDERS_MANAGE')
  const [isChoosing, setChoosing] = useState(false)
  const { organization } = usePreloadedQuery<PaymentTransactionPageQuery>(query, queries.page)
  const transaction = useFragment<PaymentTransactionPage_transaction$key>(
    graphql`
      fragment PaymentTransactionPage_transaction on PaymentTransaction {
        id
        version
        uuid
        orderReference
        kind
        isOriginalCertain
        originalSource
        hasOtherPayments
        original {
          id
          externalId
        }
        status
        statusWord
        isStatusKnown
        result
        figureCheck
        gross {
          amount
          currency
        }
        provider {
          id
          alias
          allowedActions
        }
        ...TransactionFacts_transaction
      }
    `,
    organization.paymentTransaction ?? null,
  )
  const { back } = useListReturn('/payment-transactions')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'paymentTransactions.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!transaction) return null
  const { id, uuid, orderReference, provider, kind } = transaction
  const isUncertain = kind !== 'PAYMENT' && transaction.status === 'SUCCESS' && !transaction.isOriginalCertain
  // What the provider says can't be changed.
  const isChangeable = transaction.isOriginalCertain && transaction.originalSource !== 'PROVIDER'
  const before = isChangeable ? (transaction.original ?? null) : null
  const mayChange = mayChoose && before !== null && transaction.hasOtherPayments && transaction.status === 'SUCCESS'

  return (
    <Page
      title={orderReference}
      listed={`/payment-transactions/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.configure' }) },
        { label: formatMessage({ id: 'providers.title' }), to: '/payment-providers' },
        { label: formatMessage({ id: 'paymentTransactions.title' }), to: '/payment-transactions' },
        { label: orderReference },
      ]}
      actions={
        <>
          {mayChange ? (
            <Button icon={<Pencil className="i" aria-hidden />} onClick={() => setChoosing(true)}>
              <FormattedMessage id="paymentTransactions.change" />
            </Button>
          ) : null}
          {provider.allowedActions.includes('SYNC') ? (
            <Button
              icon={<RefreshCw className="i" aria-hidden />}
              loading={isRefreshing}
              onClick={() => void refresh({ variables: { input: { id } } })}
            >
              <FormattedMessage id="paymentTransactions.refresh" />
            </Button>
          ) : null}
        </>
      }
    >
      <div className="page provider-page provider-alone">
        <section className="card">
          <div className="card-b">
            <div className="provider-top">
              <span className="provider-amount">{formats.money(transaction.gross)}</span>
              <TransactionStatusMark transaction={transaction} />
            </div>
            <p className="muted">
              {provider.alias} · <FormattedMessage id={`paymentTransactions.kind.${kind}`} />
            </p>
            {transaction.isStatusKnown ? null : (
              <p className="note warn">
                <FormattedMessage
                  id="paymentTransactions.unknownWord"
                  values={{ word: transaction.statusWord, provider: provider.alias }}
                />
              </p>
            )}
            {transaction.figureCheck === 'MISMATCH' ? (
              <p className="note warn">
                <FormattedMessage id="paymentTransactions.mismatch" />
              </p>
            ) : null}
            {isUncertain ? (
              <div className="note warn provider-uncertain">
                <p className="grow">
                  <FormattedMessage id="paymentTransactions.uncertain" />
                </p>
                {mayChoose && orderReference !== '' ? (
                  <Button onClick={() => setChoosing(true)}>
                    <FormattedMessage id="paymentTransactions.choose" />
                  </Button>
                ) : null}
              </div>
            ) : null}
          </div>
        </section>
        <TransactionFacts transactionKey={transaction} />
      </div>
      {isChoosing ? (
        <Suspense fallback={null}>
          <ChooseOriginalDialog refund={transaction} before={before} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </Page>
  )
}
