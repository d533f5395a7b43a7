import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  FileEquation_import$data,
  FileEquation_import$key,
} from '../../../../__generated__/FileEquation_import.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'

/** Opening balance plus incoming minus outgoing equals closing balance: the file's sums, to compare with the bank's. */
export function FileEquation({ importKey }: { importKey: FileEquation_import$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { totals, periodFrom, periodTo, balanceProof } = useFragment<FileEquation_import$key>(
    graphql`
      fragment FileEquation_import on StatementImport {
        periodFrom
        periodTo
        balanceProof {
          holds
        }
        totals {
          opening {
            amount
            currency
          }
          closing {
            amount
            currency
          }
          incoming {
            amount
            currency
          }
          incomingCount
          outgoing {
            amount
            currency
          }
          outgoingCount
        }
      }
    `,
    importKey,
  )
  if (!totals) return null
  const { opening, closing, incomingCount, outgoingCount } = totals
  // Nothing in the file is readable yet.
  if (!opening && !closing && incomingCount + outgoingCount === 0) return null
  const relation = relationOf(totals, balanceProof?.holds ?? true)
  const label = relation === '=' ? 'statements.equation' : 'statements.equation.sums'
  const day = (date: string | null | undefined) => (date ? formats.date(date) : 'none')
  return (
    <div className="file-equation" role="group" aria-label={formatMessage({ id: label })}>
      <div>
        <span className="t12 muted">
          <FormattedMessage id="statements.equation.opening" values={{ date: day(periodFrom) }} />
        </span>
        <b>{totals.opening ? <Money value={totals.opening} /> : '–'}</b>
      </div>
      <span className="op" aria-hidden>
        {relation === null ? '' : '+'}
      </span>
      <div>
        <span className="t12 muted">
          <FormattedMessage id="statements.equation.in" values={{ count: totals.incomingCount }} />
        </span>
        <b className="in">
          <Money value={totals.incoming} />
        </b>
      </div>
      <span className="op" aria-hidden>
        {relation === null ? '' : '−'}
      </span>
      <div>
        <span className="t12 muted">
          <FormattedMessage id="statements.equation.out" values={{ count: totals.outgoingCount }} />
        </span>
        <b>
          <Money value={totals.outgoing} />
        </b>
      </div>
      <span className="op" aria-hidden>
        {relation}
      </span>
      <div>
        <span className="t12 muted">
          <FormattedMessage id="statements.equation.closing" values={{ date: day(periodTo) }} />
        </span>
        <b>{totals.closing ? <Money value={totals.closing} /> : '–'}</b>
      </div>
    </div>
  )
}

type Totals = NonNullable<FileEquation_import$data['totals']>

/** The sign between the sums and the closing balance; null where unreadable or skipped rows are missing from the sums. */
function relationOf({ opening, incoming, outgoing, closing }: Totals, holds: boolean): '=' | '≠' | null {
  if (!holds) return '≠'
  if (!opening || !closing) return null
  const reached = toMinor(opening.amount) + toMinor(incoming.amount) - toMinor(outgoing.amount)
  return reached === toMinor(closing.amount) ? '=' : null
}
