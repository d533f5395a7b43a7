import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { ImportMatches_lines$key } from '../../../../__generated__/ImportMatches_lines.graphql.ts'
import type { ImportMatchesQuery } from '../../../../__generated__/ImportMatchesQuery.graphql.ts'
import type { ImportMatchesSubscription } from '../../../../__generated__/ImportMatchesSubscription.graphql.ts'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useThrottledCallback } from '../../../../relay/useThrottledCallback.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

/** Several changes in a row cause one refetch. */
const SETTLE_MS = 300

const QUERY = graphql`
  query ImportMatchesQuery($account: ID!, $import: ID!) @throwOnFieldError {
    organization {
      reconciliationCounts(bankAccountId: $account, importId: $import) {
        unreconciled
        full
        partial
        none
      }
      reconciled: statementTransactions(first: 1, filter: { importId: $import, status: [RECONCILED] }) {
        ...ImportMatches_lines
      }
      full: statementTransactions(first: 1, filter: { importId: $import, matchResult: FULL_MATCH }) {
        ...ImportMatches_lines
      }
      partial: statementTransactions(first: 1, filter: { importId: $import, matchResult: PARTIAL_MATCH }) {
        ...ImportMatches_lines
      }
      none: statementTransactions(first: 1, filter: { importId: $import, matchResult: NO_MATCH }) {
        ...ImportMatches_lines
      }
    }
  }
`

/** The total of lines, in and out together; null for none. */
function sumOf(key: ImportMatches_lines$key): MoneyValue | null {
  const { totals } = readInlineData<ImportMatches_lines$key>(
    graphql`
      fragment ImportMatches_lines on StatementTransactionConnection @inline @throwOnFieldError {
        totals {
          currency
          incoming {
            amount
          }
          outgoing {
            amount
          }
        }
      }
    `,
    key,
  )
  // An import has one account, and so one currency.
  const [total] = totals
  return total
    ? { currency: total.currency, amount: addDecimals([total.incoming.amount, total.outgoing.amount]) }
    : null
}

type ImportMatchesProps = {
  importId: string
  accountId: string
  /** Number of stored lines. */
  lines: number
  /** Dates of the file, so that the workspace shows its lines. */
  from: string | null | undefined
  to: string | null | undefined
}

/** The matches of the stored lines, live: analysis starts automatically. */
export default function ImportMatches({ importId, accountId, lines, from, to }: ImportMatchesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const variables = { account: accountId, import: importId }
  const { organization } = useQueryOfSelection<ImportMatchesQuery>(QUERY, variables, {
    fetchPolicy: 'store-and-network',
  })
  const readAgain = useReadAgain<ImportMatchesQuery>(QUERY)
  const settled = useThrottledCallback(() => readAgain(variables), SETTLE_MS)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ImportMatchesSubscription($account: ID!) {
          reconciliationChanged(bankAccountId: $account) {
            kind
          }
        }
      `,
      variables: { account: accountId },
      onNext: settled,
    }),
    [accountId, settled],
  )
  useLiveSubscription<ImportMatchesSubscription>(config, settled)

  const { unreconciled, full, partial, none } = organization.reconciliationCounts
  const known = [
    { id: 'RECONCILED', count: lines - unreconciled, match: null, sum: sumOf(organization.reconciled) },
    { id: 'FULL_MATCH', count: full, match: 'FULL_MATCH', sum: sumOf(organization.full) },
    { id: 'PARTIAL_MATCH', count: partial, match: 'PARTIAL_MATCH', sum: sumOf(organization.partial) },
    { id: 'NO_MATCH', count: none, match: 'NO_MATCH', sum: sumOf(organization.none) },
  ] as const
  const open = unreconciled - full - partial - none
  const address = (match: string | null) => {
    const search = new URLSearchParams({ tab: match === null ? 'reconciled' : 'unreconciled', account: accountId })
    if (from && to) {
      search.set('from', from)
      search.set('to', to)
    }
    if (match !== null) search.set('match', match)
    return `/reconciliation?${search}`
  }
  return (
    <section className="card" aria-labelledby="import-matches">
      <div className="card-h">
        <h2 id="import-matches">
          <FormattedMessage id="statements.result.matches" />
        </h2>
        <span className="end t12 muted" role="status">
          {open > 0 ? (
            <FormattedMessage id="statements.result.analyzing" values={{ count: open }} />
          ) : (
            <FormattedMessage id="statements.result.analyzed" />
          )}
        </span>
      </div>
      <div className="card-b">
        <div className="match-bar" aria-hidden>
          {known.map(({ id, count }) =>
            count > 0 ? <span key={id} className={`of-${id}`} style={{ flexGrow: count }} /> : null,
          )}
          {open > 0 ? <span className="of-OPEN" style={{ flexGrow: open }} /> : null}
        </div>
        <ul className="match-list">
          {known.map(({ id, count, match, sum }) => (
            <li key={id}>
              <span className={`match-dot of-${id}`} aria-hidden />
              <span className="grow">
                <span className="t13">
                  <FormattedMessage id={`statements.result.${id}`} />
                </span>
                <span className="t12 muted">
                  <FormattedMessage id={`statements.result.${id}.note`} />
                </span>
              </span>
              <b className="num">{formats.count(count)}</b>
              <span className="match-sum">{count > 0 && sum ? <Money value={sum} /> : null}</span>
              <span className="match-act">
                {count > 0 ? (
                  <LinkButton
                    size="sm"
                    to={address(match)}
                    aria-label={formatMessage(
                      { id: 'statements.result.review.of' },
                      { what: formatMessage({ id: `statements.result.${id}` }) },
                    )}
                  >
                    <FormattedMessage id="statements.result.review" />
                  </LinkButton>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
