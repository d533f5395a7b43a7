import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { NotInCashQuery } from '../../../../__generated__/NotInCashQuery.graphql.ts'
import { addDays } from '../../../../i18n/calendarDate.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

/** Deposits that mature within this many days are listed separately, because their money is nearly available. */
const SOON_DAYS = 30

/** Money that no cash figure includes: at payment providers, in its three stages, and in deposits. */
export function NotInCash(props: { currency: string; today: string }) {
  const [providers, deposits] = [usePermission('TREASURY_PROVIDERS_VIEW'), usePermission('TREASURY_DEPOSITS_VIEW')]
  return providers || deposits ? <Visible {...props} providers={providers} deposits={deposits} /> : null
}

type VisibleProps = { currency: string; today: string; providers: boolean; deposits: boolean }

function Visible({ currency, today, providers, deposits }: VisibleProps) {
  const { organization } = useQueryOfSelection<NotInCashQuery>(
    graphql`
      query NotInCashQuery($providers: Boolean!, $deposits: Boolean!, $soon: Date!) @throwOnFieldError {
        organization {
          paymentProviders(first: 1) @include(if: $providers) {
            atProviders {
              pending {
                amount
                currency
              }
              withdrawable {
                amount
                currency
              }
              onItsWay {
                amount
                currency
              }
            }
          }
          deposits(first: 1, filter: { status: [ACTIVE, MATURED] }) @include(if: $deposits) {
            totals {
              amount
              currency
            }
          }
          pledged: deposits(first: 1, filter: { status: [ACTIVE, MATURED], pledged: true }) @include(if: $deposits) {
            totals {
              amount
              currency
            }
          }
          maturing: deposits(first: 1, filter: { status: [ACTIVE, MATURED], matures: { to: $soon } })
            @include(if: $deposits) {
            totals {
              amount
              currency
            }
          }
        }
      }
    `,
    { providers, deposits, soon: addDays(today, SOON_DAYS) },
    { fetchPolicy: 'store-and-network' },
  )
  const layers = organization.paymentProviders?.atProviders.find(each => each.pending.currency === currency)
  const held = organization.deposits?.totals.find(each => each.currency === currency)
  const pledged = organization.pledged?.totals.find(each => each.currency === currency)
  const soon = organization.maturing?.totals.find(each => each.currency === currency)
  const rows = [
    { id: 'pending', to: '/payment-providers', value: layers?.pending },
    { id: 'withdrawable', to: '/payment-providers', value: layers?.withdrawable },
    { id: 'onItsWay', to: '/payment-records', value: layers?.onItsWay },
    { id: 'deposits', to: '/deposits', value: held },
    { id: 'pledged', to: '/deposits?pledged=yes', value: pledged },
    { id: 'maturing', to: '/deposits', value: soon },
  ] as const
  const shown = rows.flatMap(({ value, ...row }) => (value && !isZero(value.amount) ? [{ ...row, value }] : []))
  if (shown.length === 0) return null
  return (
    <section className="card" aria-labelledby="cash-not-in">
      <div className="card-h">
        <h2 id="cash-not-in">
          <FormattedMessage id="cashPosition.notIn" />
        </h2>
        <span className="muted t12">
          <FormattedMessage id="cashPosition.notIn.why" />
        </span>
      </div>
      <ul className="card-b cash-others">
        {shown.map(({ id, to, value }) => (
          <li key={id}>
            <Link className="link" to={to}>
              <FormattedMessage id={`cashPosition.notIn.${id}`} values={{ days: SOON_DAYS }} />
            </Link>
            <Money value={value} currency />
          </li>
        ))}
      </ul>
    </section>
  )
}
