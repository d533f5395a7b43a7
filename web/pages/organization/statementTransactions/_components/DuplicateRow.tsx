import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DuplicateRow_issue$key } from '../../../../__generated__/DuplicateRow_issue.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { type Mending, withKeptToggled } from '../_lib/mending.ts'

/** A row of the file, and beneath it the stored transaction that it repeats. */
export function DuplicateTwin({ issueKey }: { issueKey: DuplicateRow_issue$key }) {
  const formats = useFormats()
  const { value, twin } = useFragment<DuplicateRow_issue$key>(
    graphql`
      fragment DuplicateRow_issue on ImportIssue {
        value
        twin {
          date
          description
          direction
          amount {
            amount
            currency
          }
        }
      }
    `,
    issueKey,
  )
  return (
    <div className="import-twin">
      <span>{value}</span>
      {twin ? (
        <span className="t12 muted">
          <FormattedMessage
            id="statements.duplicate.stored"
            values={{ date: formats.date(twin.date, { year: 'always' }) }}
          />{' '}
          {twin.description} <SignedMoney value={twin.amount} direction={twin.direction} />
        </span>
      ) : null}
    </div>
  )
}

type KeepRowProps = { row: number | null | undefined; since: Mending; onChange: (since: Mending) => void }

/** Stores a row although an equal transaction is stored: it happened twice. */
export function KeepRow({ row, since, onChange }: KeepRowProps) {
  const { formatMessage } = useIntl()
  if (typeof row !== 'number') return null
  const id = since.keptRows.includes(row) ? 'statements.duplicate.kept' : 'statements.duplicate.keep'
  return (
    <Button
      size="sm"
      aria-label={formatMessage({ id: `${id}.of` }, { row })}
      onClick={() => onChange(withKeptToggled(since, row))}
    >
      <FormattedMessage id={id} />
    </Button>
  )
}
