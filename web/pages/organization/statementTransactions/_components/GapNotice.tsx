import { TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GapNotice_gap$key } from '../../../../__generated__/GapNotice_gap.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Money } from '../../../../ui/Money.tsx'

/** Days or amounts missing between the stored transactions and the file: a warning, never an error. */
export function GapNotice({ gapKey, currency }: { gapKey: GapNotice_gap$key; currency: string }) {
  const formats = useFormats()
  const gap = useFragment<GapNotice_gap$key>(
    graphql`
      fragment GapNotice_gap on StatementGap {
        lastStoredOn
        firstInFileOn
        lastStoredBalance {
          amount
          currency
        }
        firstOpeningBalance {
          amount
          currency
        }
        difference {
          amount
          currency
        }
      }
    `,
    gapKey,
  )
  return (
    <div className="note warn" role="note">
      <TriangleAlert className="i" aria-hidden />
      <div>
        <b>
          <FormattedMessage id="statements.import.gap" />
        </b>
        <dl className="import-gap">
          <div>
            <dt>
              <FormattedMessage
                id="statements.import.gap.stored"
                values={{ date: formats.date(gap.lastStoredOn, { year: 'always' }) }}
              />
            </dt>
            <dd>{gap.lastStoredBalance ? <Money value={gap.lastStoredBalance} /> : '–'}</dd>
          </div>
          {gap.firstOpeningBalance ? (
            <div>
              <dt>
                <FormattedMessage
                  id="statements.import.gap.file"
                  values={{ date: formats.date(gap.firstInFileOn, { year: 'always' }) }}
                />
              </dt>
              <dd>
                <Money value={gap.firstOpeningBalance} />
              </dd>
            </div>
          ) : null}
          {gap.difference ? (
            <div>
              <dt>
                <FormattedMessage id="statements.import.gap.difference" values={{ currency }} />
              </dt>
              <dd>
                <Money value={gap.difference} />
              </dd>
            </div>
          ) : null}
        </dl>
        <p>
          <FormattedMessage id="statements.import.gap.ways" />
        </p>
      </div>
    </div>
  )
}
