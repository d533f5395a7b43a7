import { Landmark } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ElsewhereHintQuery } from '../../../../__generated__/ElsewhereHintQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

type ElsewhereHintProps = {
  lineId: string
  /** Changes when candidates for the line have changed elsewhere. */
  fetchKey: number
}

/** Matches of the line on another own account, in case the wrong account was paid or expected. Queried only for the focused line. */
export function ElsewhereHint({ lineId, fetchKey }: ElsewhereHintProps) {
  const formats = useFormats()
  const { node } = useQueryOfSelection<ElsewhereHintQuery>(
    graphql`
      query ElsewhereHintQuery($id: ID!) {
        node(id: $id) {
          ... on StatementTransaction @alias(as: "line") {
            expectedElsewhere {
              uuid
              number
              description
              date
              bankAccount {
                alias
              }
            }
          }
        }
      }
    `,
    { id: lineId },
    { fetchKey, fetchPolicy: 'store-or-network' },
  )
  const found = node?.line?.expectedElsewhere ?? []
  return found.map(({ uuid, number, description, date, bankAccount }) => (
    <div key={uuid} className="note info line-notice" role="note">
      <Landmark className="i" aria-hidden />
      <span className="grow">
        <b>
          <FormattedMessage id="reconciliation.elsewhere" values={{ account: bankAccount?.alias ?? '' }} />
        </b>{' '}
        <span className="muted">{[number, description, formats.date(date)].join(' · ')}</span>
      </span>
      <Link className="link" to={`/expected-transactions/${uuid}/edit`}>
        <FormattedMessage id="reconciliation.elsewhere.show" values={{ number }} />
      </Link>
    </div>
  ))
}
