import { X } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ReadyCard_import$key } from '../../../../__generated__/ReadyCard_import.graphql.ts'
import type { ReadyCardPaginationQuery } from '../../../../__generated__/ReadyCardPaginationQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Money, SignedMoney } from '../../../../ui/Money.tsx'
import { withRowToggled } from '../../_lib/fileEdits.ts'
import type { FileEditsState } from '../../_lib/useCheckedEdits.ts'

const MORE = 200

type ReadyCardProps = { importKey: ReadyCard_import$key; currency: string; ready: number; editsState: FileEditsState }

/** The rows that will be stored, as they will be stored. */
export function ReadyCard({ importKey, currency, ready, editsState }: ReadyCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReadyCardPaginationQuery,
    ReadyCard_import$key
  >(
    graphql`
      fragment ReadyCard_import on StatementImport
      @refetchable(queryName: "ReadyCardPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 6 }, after: { type: "String" })
      @throwOnFieldError {
        readyRows(first: $first, after: $after) @connection(key: "ReadyCard_readyRows") {
          edges {
            node {
              row
              line {
                date
                description
                direction
                amount {
                  amount
                  currency
                }
                endingBalance {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    importKey,
  )
  const { edits, change, canCorrect } = editsState
  const { edges } = data.readyRows
  if (edges.length === 0) return null
  const title = formatMessage({ id: 'import.tile.READY' })
  return (
    <section className="card import-issues" id="section-READY">
      <div className="card-h">
        <h2>{title}</h2>
        <span className="t12 muted">
          <FormattedMessage id="statements.ready.shown" values={{ shown: edges.length, total: ready }} />
        </span>
        {hasNext ? (
          <span className="end">
            <Button size="sm" variant="ghost" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
              <FormattedMessage id="statements.ready.more" />
            </Button>
          </span>
        ) : null}
      </div>
      <div className="import-scroll" role="region" tabIndex={0} aria-label={title}>
        <table className="import-table ready">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="import.issue.row" />
              </th>
              <th scope="col">
                <FormattedMessage id="statements.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="statements.description" />
              </th>
              <th scope="col" className="end">
                <FormattedMessage id="statements.check.col.amount" values={{ currency }} />
              </th>
              <th scope="col" className="end">
                <FormattedMessage id="statements.check.col.balance" />
              </th>
              <th scope="col" aria-label={formatMessage({ id: 'import.check.col.act' })} />
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node: { row, line } }) => {
              const isLeftOut = edits.skippedRows.includes(row)
              return (
                <tr key={row} className={isLeftOut ? 'done' : undefined}>
                  <td className="num">{formats.count(row)}</td>
                  <td className="nowrap">{formats.date(line.date)}</td>
                  <td className="grow">{line.description}</td>
                  <td className="end">
                    <SignedMoney value={line.amount} direction={line.direction} />
                  </td>
                  <td className="end muted">{line.endingBalance ? <Money value={line.endingBalance} /> : '–'}</td>
                  <td>
                    {canCorrect ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        iconOnly
                        icon={<X className="i" aria-hidden />}
                        aria-label={formatMessage({ id: 'import.edits.skip.of' }, { row })}
                        disabled={isLeftOut}
                        onClick={() => change(before => withRowToggled(before, row))}
                      />
                    ) : null}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
