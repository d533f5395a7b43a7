import { Plug } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { ConnectProviderPageQuery } from '../../../__generated__/ConnectProviderPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Page } from '../../../ui/Page.tsx'
import { NoPermission } from '../../../ui/states/ListStates.tsx'
import type { ConnectableProvider } from './_components/ConnectProviderDialog.tsx'
import { credentialFields } from './_lib/providerCredentials.ts'
import { providerNames } from './_lib/paymentProvidersState.ts'
import './_components/providers.css'

const ConnectProviderDialog = lazy(() =>
  import('./_components/ConnectProviderDialog.tsx').then(module => ({ default: module.ConnectProviderDialog })),
)

const query = graphql`
  query ConnectProviderPageQuery @preloadable @throwOnFieldError {
    organization {
      ...PayoutAccountField_organization
      paymentProviderCapabilities {
        provider
        name
        api
        lists
        notifications
        ownReport
        credentials
      }
    }
  }
`

/** The six providers, what each supports here, and how to connect it. */
export function ConnectProviderPage({ queries }: PageProps<{ page: ConnectProviderPageQuery }>) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { organization } = usePreloadedQuery<ConnectProviderPageQuery>(query, queries.page)
  const mayManage = usePermission('TREASURY_PROVIDERS_MANAGE')
  const [connecting, setConnecting] = useState<ConnectableProvider | null>(null)
  const close = () => setConnecting(null)
  const title = formatMessage({ id: 'providers.connect' })
  const crumbs = [
    { label: formatMessage({ id: 'menu.group.configure' }) },
    { label: formatMessage({ id: 'providers.title' }), to: '/payment-providers' },
    { label: title },
  ]
  if (!mayManage) {
    return (
      <Page title={title} crumbs={crumbs}>
        <NoPermission />
      </Page>
    )
  }
  return (
    <Page title={title} crumbs={crumbs}>
      <ul className="page provider-cards">
        {organization.paymentProviderCapabilities.map(({ provider, name, api, lists, notifications, ...offers }) => {
          const known = providerNames.find(each => each === provider)
          if (known === undefined) return null
          const asked = credentialFields.filter(field => offers.credentials.includes(field))
          return (
            <li key={provider} className="card">
              <div className="card-b">
                <h2>{name}</h2>
                <ul className="muted">
                  <li>
                    <FormattedMessage
                      id={api ? (lists ? 'providers.offers.list' : 'providers.offers.orders') : 'providers.offers.file'}
                    />
                  </li>
                  <li>
                    <FormattedMessage
                      id={notifications ? 'providers.offers.notifications' : 'providers.offers.noNotifications'}
                    />
                  </li>
                  <li>
                    <FormattedMessage
                      id={offers.ownReport ? 'providers.offers.ownReport' : 'providers.offers.mappedReport'}
                    />
                  </li>
                </ul>
                <Button
                  icon={<Plug className="i" aria-hidden />}
                  aria-label={formatMessage({ id: 'providers.connect.of' }, { name })}
                  onClick={() => setConnecting({ provider: known, name, api, asked })}
                >
                  <FormattedMessage id="providers.connect.button" />
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <Suspense fallback={null}>
        {connecting ? (
          <ConnectProviderDialog
            connectable={connecting}
            organizationKey={organization}
            onConnected={uuid => void navigate(`/payment-providers/${uuid}`)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Page>
  )
}
