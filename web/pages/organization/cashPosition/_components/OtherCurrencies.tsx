import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OtherCurrencies_currency$key } from '../../../../__generated__/OtherCurrencies_currency.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { Money } from '../../../../ui/Money.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { CashPositionState } from '../_lib/cashPositionState.ts'

type OtherCurrenciesProps = {
  currencyKeys: readonly (OtherCurrencies_currency$key & { readonly currency: string })[]
  list: ListState<CashPositionState>
}

/** Available cash in other currencies, with its rupiah value where a rate exists. It is never added to the shown currency. */
export function OtherCurrencies({ currencyKeys, list }: OtherCurrenciesProps) {
  if (currencyKeys.length === 0) return null
  return (
    <section className="card" aria-labelledby="cash-others">
      <div className="card-h">
        <h2 id="cash-others">
          <FormattedMessage id="cashPosition.others" />
        </h2>
        <span className="muted t12">
          <FormattedMessage id="cashPosition.others.why" />
        </span>
      </div>
      <ul className="card-b cash-others">
        {currencyKeys.map(key => (
          <Other key={key.currency} currencyKey={key} list={list} />
        ))}
      </ul>
    </section>
  )
}

function Other({
  currencyKey,
  list,
}: {
  currencyKey: OtherCurrencies_currency$key
  list: ListState<CashPositionState>
}) {
  const { currency, totals } = useFragment(
    graphql`
      fragment OtherCurrencies_currency on CurrencyCash @throwOnFieldError {
        currency
        totals {
          accounts
          available {
            amount
            currency
          }
          availableInRupiah {
            amount
            currency
          }
        }
      }
    `,
    currencyKey,
  )
  return (
    <li>
      <button type="button" className="link" onClick={() => list.set({ currency: currencyOf(currency), open: null })}>
        <FormattedMessage id="cashPosition.accounts" values={{ accounts: totals.accounts, currency }} />
      </button>
      <span className="cash-in-rupiah">
        {totals.availableInRupiah ? (
          <span className="muted">
            <FormattedMessage
              id="cashPosition.approximately"
              values={{ amount: <Money value={totals.availableInRupiah} currency /> }}
            />
          </span>
        ) : null}
        {totals.available ? <Money value={totals.available} currency /> : <span className="muted">–</span>}
      </span>
    </li>
  )
}
