import { Plug } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProviderCard_provider$key } from '../../../../__generated__/ProviderCard_provider.graphql.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { providerNames } from '../_lib/paymentProvidersState.ts'
import { ProviderCard } from './ProviderCard.tsx'

export type ShownProvider = ProviderCard_provider$key & { readonly id: string; readonly provider: string }

/** Each connection as a card; with `connects` also providers without a connection. */
export function ProviderCards({ rows, connects }: { rows: readonly ShownProvider[]; connects: boolean }) {
  const { formatMessage } = useIntl()
  const missing = connects ? providerNames.filter(name => !rows.some(({ provider }) => provider === name)) : []
  return (
    <ul>
      {rows.map(row => (
        <ProviderCard key={row.id} providerKey={row} />
      ))}
      {missing.map(provider => {
        const name = formatMessage({ id: `providers.name.${provider}` })
        return (
          <li key={provider} className="card provider-card none">
            <div className="provider-card-t">
              <span className="provider-mark" aria-hidden>
                {name.slice(0, 2).toUpperCase()}
              </span>
              <span className="grow">
                <h2>{name}</h2>
                <small>
                  <FormattedMessage id="providers.notConnected" />
                </small>
              </span>
            </div>
            <div className="provider-card-ft">
              <LinkButton size="sm" icon={<Plug className="i" aria-hidden />} to="/payment-providers/connect">
                <FormattedMessage id="providers.connectOne" values={{ name }} />
              </LinkButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
