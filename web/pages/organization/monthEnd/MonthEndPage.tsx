import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigationType } from 'react-router'
import type { MonthEndPageQuery } from '../../../__generated__/MonthEndPageQuery.graphql.ts'
import { addMonths, monthEnd, monthStart } from '../../../i18n/calendarDate.ts'
import { useFormats } from '../../../i18n/format.ts'
import { codes, RequestFailed } from '../../../relay/operation.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { AreaCard } from './_components/AreaCard.tsx'
import { MonthEndLock } from './_components/MonthEndLock.tsx'
import { monthEndState, monthOf, stateOf, toVariables } from './_lib/monthEndState.ts'
import { progressOf } from './_lib/steps.ts'
import { useInvoicingSteps } from './_lib/useInvoicingSteps.ts'
import { useTreasurySteps } from './_lib/useTreasurySteps.ts'
import './monthEnd.css'

// Data of a service that fails is null, and the other's part is still shown.
const query = graphql`
  query MonthEndPageQuery($month: Date!) @preloadable {
    organization {
      controls {
        ...MonthEndLock_controls
      }
      ...useTreasurySteps_organization
      ...useInvoicingSteps_organization
    }
  }
`

/** What remains to be done before closing a month, in both areas, and closing it. */
export function MonthEndPage({ queries }: PageProps<{ page: MonthEndPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(monthEndState)
  const { state, set } = list
  const seesTreasury = usePermission('TREASURY_JOURNALS_VIEW')
  const seesInvoicing = usePermission('INVOICING_JOURNALS_VIEW')
  const { organization } = usePreloadedQuery<MonthEndPageQuery>(query, queries.page)
  const first = monthOf(state)
  const month = { first, last: monthEnd(first) }
  const treasury = useTreasurySteps(organization, month)
  const invoicing = useInvoicingSteps(organization, month)
  const read = useReadAgain<MonthEndPageQuery>(query)
  const readAgain = () => read(toVariables(state))
  // Going back from a step must show its new state, so a back navigation also queries the server.
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (isReturn) read({ month: first })
  }, [isReturn, read, first])
  if (!seesTreasury && !seesInvoicing) throw new RequestFailed('', codes.forbidden)

  const present = monthStart(formats.today())
  const go = (months: number) => set(stateOf(addMonths(first, months)))
  const areas = [
    ...(seesTreasury ? [{ area: 'TREASURY' as const, steps: treasury }] : []),
    ...(seesInvoicing ? [{ area: 'INVOICING' as const, steps: invoicing }] : []),
  ]
  const steps = areas.flatMap(area => area.steps ?? [])
  const progress = progressOf(steps)
  return (
    <Page
      title={formatMessage({ id: 'monthEnd.title' }, { month: formats.month(first) })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'menu.monthEnd' }) },
      ]}
      note={<FormattedMessage id="monthEnd.progress" values={progress} />}
      actions={
        <div className="month-choice" role="group" aria-label={formatMessage({ id: 'monthEnd.month' })}>
          <Button iconOnly aria-label={formatMessage({ id: 'monthEnd.month.before' })} onClick={() => go(-1)}>
            <ChevronLeft className="i" aria-hidden />
          </Button>
          <b>{formats.month(first)}</b>
          <Button
            iconOnly
            aria-label={formatMessage({ id: 'monthEnd.month.after' })}
            disabled={first >= present}
            onClick={() => go(1)}
          >
            <ChevronRight className="i" aria-hidden />
          </Button>
        </div>
      }
    >
      <div className="page month-end" aria-busy={list.isPending}>
        <progress
          className="month-progress"
          aria-label={formatMessage({ id: 'menu.monthEnd' })}
          value={progress.done}
          max={Math.max(progress.of, 1)}
        />
        <div className={areas.length > 1 ? 'month-areas' : undefined}>
          {areas.map(area => (
            <AreaCard key={area.area} {...area} month={month} onRetry={readAgain} />
          ))}
        </div>
        {organization.controls ? (
          <MonthEndLock
            controlsKey={organization.controls}
            month={month}
            steps={steps}
            isPartial={areas.length < 2 || areas.some(area => area.steps === null)}
          />
        ) : null}
      </div>
    </Page>
  )
}
