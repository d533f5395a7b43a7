import { ArrowLeftRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { DuplicatesCard_import$key } from '../../../../__generated__/DuplicatesCard_import.graphql.ts'
import type { DuplicatesCardPaginationQuery } from '../../../../__generated__/DuplicatesCardPaginationQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { withKeptToggled } from '../../_lib/fileEdits.ts'
import type { FileEditsState } from '../../_lib/useCheckedEdits.ts'

const MORE = 100

type DuplicatesCardProps = { importKey: DuplicatesCard_import$key; currency: string; editsState: FileEditsState }

/** Rows that are stored already, each next to the stored transaction that it repeats; a genuine repetition can be stored. */
export function DuplicatesCard({ importKey, currency, editsState }: DuplicatesCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DuplicatesCardPaginationQuery,
    DuplicatesCard_import$key
  >(
    graphql`
      fragment DuplicatesCard_import on StatementImport
      @refetchable(queryName: "DuplicatesCardPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @throwOnFieldError {
        duplicates: issues(first: $first, after: $after, severity: DUPLICATE)
          @connection(key: "DuplicatesCard_duplicates", filters: []) {
          totalCount
          edges {
            node {
              row
              value
              line {
                date
                description
                direction
                amount {
                  amount
                  currency
                }
              }
              twin {
                date
                description
                direction
                amount {
                  amount
                  currency
                }
                source
                statementImport {
                  createdAt
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
  const { edges, totalCount } = data.duplicates
  // A row to store anyway is no longer a duplicate, but stays visible so that it can be skipped again.
  const kept = edits.keptRows.filter(row => !edges.some(({ node }) => node.row === row))
  if (edges.length === 0 && kept.length === 0) return null
  const day = (date: string) => formats.date(date)
  const keep = (row: number) => {
    const id = edits.keptRows.includes(row) ? 'statements.duplicate.kept' : 'statements.duplicate.keep'
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-label={formatMessage({ id: `${id}.of` }, { row })}
        onClick={() => change(before => withKeptToggled(before, row))}
      >
        <FormattedMessage id={id} />
      </Button>
    )
  }
  const title = formatMessage({ id: 'import.tile.DUPLICATE' })
  return (
    <section className="card import-issues" id="section-DUPLICATE">
      <div className="card-h">
        <h2>{title}</h2>
        <span className="t12 muted">
          <FormattedMessage id="statements.duplicate.beside" values={{ count: totalCount }} />
        </span>
      </div>
      <div className="import-scroll" role="region" tabIndex={0} aria-label={title}>
        <table className="import-table duplicates">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="import.issue.row" />
              </th>
              <th scope="col">
                <FormattedMessage id="statements.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="import.check.col.inFile" />
              </th>
              <th scope="col" className="end">
                <FormattedMessage id="statements.check.col.amount" values={{ currency }} />
              </th>
              <th scope="col" aria-label={formatMessage({ id: 'statements.duplicate.repeats' })} />
              <th scope="col" className="stored">
                <FormattedMessage id="statements.date" />
              </th>
              <th scope="col" className="stored">
                <FormattedMessage id="statements.duplicate.already" />
              </th>
              <th scope="col" className="end stored">
                <FormattedMessage id="statements.check.col.amount" values={{ currency }} />
              </th>
              <th scope="col" aria-label={formatMessage({ id: 'import.check.col.act' })} />
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node: { row, value, line, twin } }) => (
              <tr key={row}>
                <td className="num">
                  <span className="narrow-word">
                    <FormattedMessage id="import.issue.row" />{' '}
                  </span>
                  {typeof row === 'number' ? formats.count(row) : null}
                </td>
                <td className="nowrap">{line ? day(line.date) : null}</td>
                <td className="grow">{line?.description ?? value}</td>
                <td className="end">{line ? <SignedMoney value={line.amount} direction={line.direction} /> : null}</td>
                <td className="mid">
                  <ArrowLeftRight className="i i-12" aria-hidden />
                </td>
                <td className="nowrap stored">{twin ? day(twin.date) : null}</td>
                <td className="grow stored">
                  <span className="narrow-word t12 muted">
                    <FormattedMessage id="statements.duplicate.already" />
                  </span>
                  {twin ? (
                    <>
                      {twin.description}
                      <span className="t12 subtle">
                        {twin.statementImport ? (
                          <FormattedMessage
                            id="statements.duplicate.ofImport"
                            values={{ date: formats.dateTime(twin.statementImport.createdAt) }}
                          />
                        ) : (
                          <FormattedMessage id={`statements.duplicate.of.${twin.source}`} />
                        )}
                      </span>
                    </>
                  ) : (
                    <FormattedMessage id="statements.duplicate.gone" />
                  )}
                </td>
                <td className="end stored">
                  {twin ? <SignedMoney value={twin.amount} direction={twin.direction} /> : null}
                </td>
                <td>{canCorrect && typeof row === 'number' ? keep(row) : null}</td>
              </tr>
            ))}
            {kept.map(row => (
              <tr key={row}>
                <td className="num">{formats.count(row)}</td>
                <td className="grow" colSpan={7}>
                  <FormattedMessage id="import.edits.kept" values={{ row }} />
                </td>
                <td>{canCorrect ? keep(row) : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNext ? (
        <div className="import-more">
          <Button size="sm" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
            <FormattedMessage
              id="import.issues.more"
              values={{ shown: formats.count(edges.length), total: formats.count(totalCount) }}
            />
          </Button>
        </div>
      ) : null}
    </section>
  )
}
