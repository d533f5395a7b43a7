import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PaymentProviderPage_provider$key } from '../../../__generated__/PaymentProviderPage_provider.graphql.ts'
import type { PaymentProviderPageQuery } from '../../../__generated__/PaymentProviderPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { ProviderActions } from './_components/ProviderActions.tsx'
import { ProviderFacts } from './_components/ProviderFacts.tsx'
import { ProviderFigures } from './_components/ProviderFigures.tsx'
import { ProviderHealthMark } from './_components/ProviderHealthMark.tsx'
import './_components/providers.css'

const ProviderChanges = lazy(() => import('./_components/ProviderChanges.tsx'))

const query = graphql`
  query PaymentProviderPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      ...ProviderActions_organization
      paymentProvider(uuid: $uuid) {
        ...PaymentProviderPage_provider
      }
    }
  }
`

/** One connection: its status, its payout account, and the possible actions. */
export function PaymentProviderPage({ queries }: PageProps<{ page: PaymentProviderPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<PaymentProviderPageQuery>(query, queries.page)
  const readAgain = useReadAgain<PaymentProviderPageQuery>(query)
  const provider = useFragment<PaymentProviderPage_provider$key>(
    graphql`
      fragment PaymentProviderPage_provider on PaymentProvider {
        id
        uuid
        alias
        provider
        mode
        status
        health
        isSyncing
        syncedCount
        lastError {
          message
        }
        ...ProviderActions_provider
        ...ProviderFacts_provider
        ...ProviderFigures_provider
      }
    `,
    organization.paymentProvider ?? null,
  )
  const { back } = useListReturn('/payment-providers')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'providers.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!provider) return null
  const { id, uuid, alias, lastError, mode } = provider
  const refresh = () => readAgain({ uuid })

  return (
    <Page
      title={alias}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.configure' }) },
        { label: formatMessage({ id: 'providers.title' }), to: '/payment-providers' },
        { label: alias },
      ]}
      actions={<ProviderActions providerKey={provider} organizationKey={organization} onDone={refresh} />}
    >
      <div className="page provider-page provider-alone">
        <section className="card">
          <div className="card-b form-column">
            <div className="provider-top">
              <h2>
                <FormattedMessage id={`providers.name.${provider.provider}`} />{' '}
                <span className="muted">
                  <FormattedMessage id={`providers.mode.${mode}`} />
                </span>
              </h2>
              <ProviderHealthMark provider={provider} />
            </div>
            {provider.isSyncing ? (
              <p className="note info" aria-live="polite">
                <FormattedMessage id="providers.syncing" values={{ count: provider.syncedCount }} />
              </p>
            ) : null}
            {lastError ? (
              <p className="note bad" role="alert">
                {lastError.message}
              </p>
            ) : null}
            {mode === 'FILE' ? (
              <p className="note info">
                <FormattedMessage id="providers.byFile.note" />
              </p>
            ) : null}
            <ProviderFigures providerKey={provider} />
            <p className="row wrap">
              <LinkButton to={`/payment-records?provider=${encodeURIComponent(id)}`}>
                <FormattedMessage id="paymentRecords.title" />
              </LinkButton>
              <LinkButton to={`/payment-transactions?provider=${encodeURIComponent(id)}`}>
                <FormattedMessage id="paymentTransactions.title" />
              </LinkButton>
            </p>
          </div>
        </section>
        <ProviderFacts providerKey={provider} />
      </div>
      <DeferredMount>
        <ProviderChanges onChange={refresh} />
      </DeferredMount>
    </Page>
  )
}
