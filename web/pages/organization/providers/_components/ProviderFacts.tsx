import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ProviderFacts_provider$key } from '../../../../__generated__/ProviderFacts_provider.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'

/** The payout account of a connection, its authentication, and its last contact. */
export function ProviderFacts({ providerKey }: { providerKey: ProviderFacts_provider$key }) {
  const formats = useFormats()
  const provider = useFragment(
    graphql`
      fragment ProviderFacts_provider on PaymentProvider {
        mode
        notificationPath
        credentialsHint
        credentialsAt
        previousCredentialsUntil
        nextSyncAt
        lastSyncedAt
        lastNotifiedAt
        createdAt
        createdBy {
          fullName
        }
        bankAccount {
          uuid
          alias
        }
        counterparty {
          alias
        }
      }
    `,
    providerKey,
  )
  const moment = (value: string | null | undefined) => (value ? formats.dateTime(value) : '–')
  const { mode, notificationPath, credentialsHint, credentialsAt, previousCredentialsUntil, bankAccount } = provider
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="providers.details" />
        </h2>
      </div>
      <dl className="card-b dl">
        <Fact label="providers.account">
          <Link className="link" to={`/bank-accounts/${bankAccount.uuid}`}>
            {bankAccount.alias}
          </Link>
        </Fact>
        <Fact label="providers.counterparty">{provider.counterparty?.alias ?? '–'}</Fact>
        {mode === 'API' ? (
          <>
            <Fact label="providers.lastSync">{moment(provider.lastSyncedAt)}</Fact>
            <Fact label="providers.nextSync">{moment(provider.nextSyncAt)}</Fact>
          </>
        ) : null}
        {credentialsAt ? (
          <Fact
            label="providers.credentials"
            detail={
              previousCredentialsUntil ? (
                <FormattedMessage
                  id="providers.previousUntil"
                  values={{ until: formats.dateTime(previousCredentialsUntil) }}
                />
              ) : null
            }
          >
            {credentialsHint ? `•••• ${credentialsHint}` : moment(credentialsAt)}
          </Fact>
        ) : null}
        <Fact label="providers.lastNotified">{moment(provider.lastNotifiedAt)}</Fact>
        {notificationPath && credentialsAt ? (
          <Fact
            label="providers.notificationAddress"
            detail={<FormattedMessage id="providers.notificationAddress.why" />}
          >
            <span className="provider-address">{`${window.location.origin}${notificationPath}`}</span>
          </Fact>
        ) : null}
        <Fact label="providers.createdBy" detail={formats.dateTime(provider.createdAt)}>
          {provider.createdBy?.fullName ?? '–'}
        </Fact>
      </dl>
    </section>
  )
}
