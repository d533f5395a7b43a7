import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ProviderCard_provider$key } from '../../../../__generated__/ProviderCard_provider.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { ProviderHealthMark } from './ProviderHealthMark.tsx'

/** A connection's summary: its status, amounts paid there, amounts not yet at the bank, and how long payouts take. */
export function ProviderCard({ providerKey }: { providerKey: ProviderCard_provider$key }) {
  const formats = useFormats()
  const provider = useFragment(
    graphql`
      fragment ProviderCard_provider on PaymentProvider {
        uuid
        id
        provider
        alias
        mode
        status
        health
        isSyncing
        lastSyncedAt
        lastError {
          message
        }
        bankAccount {
          currency
        }
        figures {
          paidOrders
          payoutDays
          notInBank {
            amount
            currency
          }
        }
      }
    `,
    providerKey,
  )
  const { uuid, alias, mode, lastSyncedAt, lastError, figures } = provider
  const needsLook = provider.status === 'ACTIVE' && ['FAILING', 'STALE'].includes(provider.health)
  const open = figures?.notInBank ?? []
  return (
    <li className={needsLook ? 'card provider-card bad' : 'card provider-card'}>
      <div className="provider-card-t">
        <span className="provider-mark" aria-hidden>
          <FormattedMessage id={`providers.name.${provider.provider}`}>
            {name => String(name).slice(0, 2).toUpperCase()}
          </FormattedMessage>
        </span>
        <span className="grow">
          <h2>
            <Link to={`/payment-providers/${uuid}`}>{alias}</Link>
          </h2>
          <small>
            <FormattedMessage id={`providers.name.${provider.provider}`} />
            {mode === 'API' ? (
              <>
                {' · '}
                <FormattedMessage id={`providers.mode.${mode}`} />
              </>
            ) : null}
            {lastSyncedAt ? (
              <>
                {' · '}
                <RecentText value={lastSyncedAt} />
              </>
            ) : null}
          </small>
        </span>
        <ProviderHealthMark provider={provider} />
      </div>
      {needsLook && lastError ? <p className="provider-card-why">{lastError.message}</p> : null}
      <dl>
        <dt>
          <FormattedMessage id="providers.card.paidOrders" />
        </dt>
        <dd className="num">{figures ? formats.count(figures.paidOrders) : '–'}</dd>
        {open.length === 0 ? (
          <>
            <dt>
              <FormattedMessage id="providers.card.notInBank" values={{ currency: provider.bankAccount.currency }} />
            </dt>
            <dd className="num">{figures ? formats.amount('0.00') : '–'}</dd>
          </>
        ) : (
          open.flatMap(value => [
            <dt key={`${value.currency} label`}>
              <FormattedMessage id="providers.card.notInBank" values={{ currency: value.currency }} />
            </dt>,
            <dd key={value.currency} className="fw5">
              <Money value={value} />
            </dd>,
          ])
        )}
        <dt>
          <FormattedMessage id="providers.card.payoutDays" />
        </dt>
        <dd>
          {figures?.payoutDays === null || figures?.payoutDays === undefined ? (
            '–'
          ) : (
            <FormattedMessage id="providers.card.days" values={{ days: figures.payoutDays }} />
          )}
        </dd>
      </dl>
      <div className="provider-card-ft">
        <Link className="link" to={`/payment-records?provider=${encodeURIComponent(provider.id)}`}>
          <FormattedMessage id="paymentRecords.title" />
        </Link>
        <Link className="link" to={`/payment-transactions?provider=${encodeURIComponent(provider.id)}`}>
          <FormattedMessage id="paymentTransactions.title" />
        </Link>
      </div>
    </li>
  )
}
