import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PlannedLinesQuery } from '../../../../__generated__/PlannedLinesQuery.graphql.ts'
import type { PlannedLines_organization$key } from '../../../../__generated__/PlannedLines_organization.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { PlannedLine } from '../_lib/plannedLine.ts'

const PlannedLineDialog = lazy(() => import('./PlannedLineDialog.tsx'))

type PlannedLinesProps = {
  /** The currency of a new line. */
  currency: string
  mayPlan: boolean
  onClose: () => void
  /** Called when a line was added, changed or deleted. */
  onChanged: () => void
}

/** Money planned in addition to records, and what replaces it. */
export function PlannedLines({ onClose, ...props }: PlannedLinesProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'cashForecast.plans' })
  return (
    <FigureDrawer
      title={title}
      introduction={
        <p className="muted t12">
          <FormattedMessage id="cashForecast.plans.why" />
        </p>
      }
      shows="planned lines"
      onClose={onClose}
    >
      <Lines {...props} />
    </FigureDrawer>
  )
}

function Lines({ currency, mayPlan, onChanged }: Omit<PlannedLinesProps, 'onClose'>) {
  const [edited, setEdited] = useState<PlannedLine | 'new' | null>(null)
  const { organization } = useQueryOfSelection<PlannedLinesQuery>(
    graphql`
      query PlannedLinesQuery @throwOnFieldError {
        organization {
          ...PlannedLines_organization
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const { plannedLines } = useFragment<PlannedLines_organization$key>(
    graphql`
      fragment PlannedLines_organization on Organization @throwOnFieldError {
        plannedLines {
          id
          name
          direction
          amount {
            amount
            currency
          }
          counterparty {
            id
            alias
          }
          category
          rule
          startsOn
          endsOn
          version
        }
      }
    `,
    organization,
  )
  return (
    <>
      {plannedLines.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="cashForecast.plans.none" />
        </p>
      ) : (
        <ul className="figure-records">
          {plannedLines.map(line => (
            <LineItem key={line.id} line={line} onEdit={mayPlan ? () => setEdited(line) : undefined} />
          ))}
        </ul>
      )}
      {mayPlan ? (
        <Button onClick={() => setEdited('new')}>
          <Plus className="i" aria-hidden />
          <FormattedMessage id="cashForecast.plan.add" />
        </Button>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <PlannedLineDialog
            key={edited === 'new' ? 'new' : edited.id}
            line={edited === 'new' ? null : edited}
            currency={currency}
            onClose={() => setEdited(null)}
            onDone={() => {
              setEdited(null)
              onChanged()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** One planned line; plain text without `onEdit`. */
function LineItem({ line, onEdit }: { line: PlannedLine; onEdit: (() => void) | undefined }) {
  const { name, direction, amount, counterparty, category, rule, startsOn, endsOn } = line
  return (
    <li>
      <div>
        {onEdit ? (
          <button type="button" className="link" onClick={onEdit}>
            {name}
          </button>
        ) : (
          name
        )}
        <p className="muted t12">
          <FormattedMessage id={`cashForecast.plan.direction.${direction}`} />
          {' · '}
          <FormattedMessage id={`cashForecast.plan.rule.${rule}`} />
          {' · '}
          <FormattedMessage
            id={rule === 'ONCE' ? 'cashForecast.plan.on' : 'cashForecast.plan.from'}
            values={{ day: <DateText value={startsOn} year="always" /> }}
          />
          {endsOn ? (
            <>
              {' '}
              <FormattedMessage
                id="cashForecast.plan.until"
                values={{ day: <DateText value={endsOn} year="always" /> }}
              />
            </>
          ) : null}
          {counterparty || category ? (
            <>
              {' · '}
              <FormattedMessage id="cashForecast.plan.lessReal" values={{ what: counterparty?.alias ?? category }} />
            </>
          ) : null}
        </p>
      </div>
      <Money value={amount} currency />
    </li>
  )
}
