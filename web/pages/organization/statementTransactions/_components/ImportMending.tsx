import { RotateCcw } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ImportMending_import$key } from '../../../../__generated__/ImportMending_import.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { countChanges, isSameCell, mergedWith, type Mending } from '../_lib/mending.ts'
import { useMendStatementImport } from '../_lib/useMendStatementImport.ts'

type ImportMendingProps = {
  importKey: ImportMending_import$key
  /** Changed since the file was checked. */
  since: Mending
  onDiscard: () => void
}

/** What is changed of the file: what was checked already, each with its way back, and what waits for the next check. */
export function ImportMending({ importKey, since, onDiscard }: ImportMendingProps) {
  const { formatMessage } = useIntl()
  const { id, version, allowedActions, ...found } = useFragment<ImportMending_import$key>(
    graphql`
      fragment ImportMending_import on StatementImport {
        id
        version
        allowedActions
        mending {
          corrections {
            row
            column
            was
            value
          }
          skippedRows
          keptRows
          decimalMark
        }
      }
    `,
    importKey,
  )
  const mending: Mending = { ...found.mending, decimalMark: found.mending.decimalMark ?? null }
  const [mend, isMending] = useMendStatementImport()
  const waiting = countChanges(since)
  if (!allowedActions.includes('MEND') || waiting + countChanges(mending) === 0) return null

  const checkWith = ({ corrections, skippedRows, keptRows, decimalMark }: Mending) =>
    void mend({
      variables: {
        input: {
          id,
          version,
          corrections: [...corrections],
          skippedRows: [...skippedRows],
          keptRows: [...keptRows],
          decimalMark,
        },
      },
    })
  const back = (without: Mending, what: string) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<RotateCcw className="i" aria-hidden />}
      aria-label={formatMessage({ id: 'statements.mend.back.of' }, { what })}
      disabled={isMending || waiting > 0}
      onClick={() => checkWith(without)}
    >
      <FormattedMessage id="statements.mend.back" />
    </Button>
  )
  return (
    <section className="card import-mending" aria-labelledby="import-mending">
      <div className="card-h">
        <h2 id="import-mending">
          <FormattedMessage id="statements.mend.changes" />
        </h2>
        {waiting > 0 ? (
          <span className="end">
            <span className="t13 muted" role="status">
              <FormattedMessage id="statements.mend.waiting" values={{ count: waiting }} />
            </span>
            <Button size="sm" onClick={onDiscard}>
              <FormattedMessage id="statements.mend.discard" />
            </Button>
            <Button
              size="sm"
              variant="primary"
              loading={isMending}
              onClick={() => checkWith(mergedWith(mending, since))}
            >
              <FormattedMessage id="statements.mend.check" />
            </Button>
          </span>
        ) : null}
      </div>
      <ul className="import-changes">
        {mending.corrections.map(each => {
          const what = formatMessage({ id: 'statements.mend.cell' }, { row: each.row, column: each.column })
          const others = mending.corrections.filter(other => !isSameCell(other, each))
          return (
            <li key={`${each.row}/${each.column}`}>
              <span>{what}</span>
              <span className="grow">
                <del className="import-value bad">{each.was || formatMessage({ id: 'import.issue.empty' })}</del>{' '}
                <ins className="import-value">{each.value || formatMessage({ id: 'import.issue.empty' })}</ins>
              </span>
              {back({ ...mending, corrections: others }, what)}
            </li>
          )
        })}
        {mending.skippedRows.map(row => {
          const what = formatMessage({ id: 'statements.mend.row' }, { row })
          const others = mending.skippedRows.filter(other => other !== row)
          return (
            <li key={row}>
              <span className="grow">{what}</span>
              {back({ ...mending, skippedRows: others }, what)}
            </li>
          )
        })}
        {mending.keptRows.map(row => {
          const what = formatMessage({ id: 'statements.mend.kept' }, { row })
          const others = mending.keptRows.filter(other => other !== row)
          return (
            <li key={`kept/${row}`}>
              <span className="grow">{what}</span>
              {back({ ...mending, keptRows: others }, what)}
            </li>
          )
        })}
        {mending.decimalMark === null ? null : (
          <li>
            <span className="grow">
              <FormattedMessage id={mending.decimalMark === '.' ? 'statements.mark.dot' : 'statements.mark.comma'} />
            </span>
            {back(
              { ...mending, decimalMark: null },
              formatMessage({ id: mending.decimalMark === '.' ? 'statements.mark.dot' : 'statements.mark.comma' }),
            )}
          </li>
        )}
      </ul>
    </section>
  )
}
