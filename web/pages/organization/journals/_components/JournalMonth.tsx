import { BookText, ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { JournalMonth_month$key } from '../../../../__generated__/JournalMonth_month.graphql.ts'
import { addMonths, monthStart } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { useListState } from '../../../../ui/list/useListState.ts'
import { Page } from '../../../../ui/Page.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { type Area, placeOf } from '../_lib/areas.ts'
import { journalsState, monthOf } from '../_lib/journalsState.ts'
import { AreaLinks } from './AreaLinks.tsx'
import { ExportJournals } from './ExportJournals.tsx'
import { JournalEntries } from './JournalEntries.tsx'
import { JournalExports } from './JournalExports.tsx'
import { JournalFigures } from './JournalFigures.tsx'
import { JournalFilters } from './JournalFilters.tsx'
import '../journals.css'

type JournalMonthProps = { area: Area; monthKey: JournalMonth_month$key; onExported: () => void }

/** Balanced entries of a month, derived from one area's records, exported for the accounting software. */
export function JournalMonth({ area, monthKey, onExported }: JournalMonthProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const list = useListState(journalsState)
  const { state, set } = list
  const month = useFragment(
    graphql`
      fragment JournalMonth_month on JournalMonth {
        currencies {
          currency
        }
        unmapped {
          key
          purpose
        }
        exports {
          sequence
        }
        changeCount
        totalCount
        ...JournalFigures_month
        ...JournalFilters_month
        ...JournalEntries_month
        ...JournalExports_month
      }
    `,
    monthKey,
  )
  const { path, manage } = placeOf(area)
  const mayManage = usePermission(manage)
  const { unmapped, exports, changeCount, totalCount } = month
  const present = monthStart(formats.today())
  const shown = monthOf(state)
  const go = (months: number) => {
    const next = addMonths(shown, months)
    set({ month: next === present ? null : next.slice(0, 7), page: 1 })
  }
  const title = formatMessage({ id: `journals.title.${area}` })
  const isEmpty = month.currencies.length === 0 && exports.length === 0
  const covers = <FormattedMessage id={`journals.covers.${area}`} />
  return (
    <Page
      title={title}
      crumbs={[
        { label: formatMessage({ id: area === 'INVOICING' ? 'menu.group.collect' : 'menu.group.analyze' }) },
        { label: title },
      ]}
      actions={
        <>
          <AreaLinks area={area} />
          <div className="journals-month" role="group" aria-label={formatMessage({ id: 'journals.month' })}>
            <Button iconOnly aria-label={formatMessage({ id: 'journals.month.before' })} onClick={() => go(-1)}>
              <ChevronLeft className="i" aria-hidden />
            </Button>
            <b>{formats.month(shown)}</b>
            <Button
              iconOnly
              aria-label={formatMessage({ id: 'journals.month.after' })}
              disabled={shown >= present}
              onClick={() => go(1)}
            >
              <ChevronRight className="i" aria-hidden />
            </Button>
          </div>
          <LinkButton to={`${path}/accounts`}>
            <FormattedMessage id="journals.accounts" />
          </LinkButton>
          {mayManage ? (
            <ExportJournals
              area={area}
              month={shown}
              hasLeft={exports.length > 0}
              changeCount={changeCount}
              disabled={isEmpty || unmapped.length > 0}
              onExported={onExported}
            />
          ) : null}
        </>
      }
    >
      {isEmpty ? (
        <EmptyState
          icon={<BookText className="i" aria-hidden />}
          title={<FormattedMessage id="journals.none" values={{ month: formats.month(shown) }} />}
        >
          {covers}
        </EmptyState>
      ) : (
        <div className="page journals" aria-busy={list.isPending}>
          <p className="muted t13">{covers}</p>
          <JournalFigures monthKey={month} />
          {unmapped.length > 0 ? (
            <div className="note warn" role="status">
              <p>
                <FormattedMessage
                  id="journals.unmapped"
                  values={{
                    count: unmapped.length,
                    accounts: unmapped.map(({ purpose }) => purpose).join(', '),
                    link: text => (
                      <Link key="link" className="link" to={`${path}/accounts`}>
                        {text}
                      </Link>
                    ),
                  }}
                />
              </p>
            </div>
          ) : null}
          <section className="card journals-entries">
            <div className="card-h">
              <h2>
                <FormattedMessage id="journals.entries" />
              </h2>
              <JournalFilters monthKey={month} state={state} set={set} />
            </div>
            {totalCount === 0 ? (
              <p className="card-b muted">
                <FormattedMessage id="journals.noMatch" />
              </p>
            ) : (
              <JournalEntries monthKey={month} page={state.page} onPage={page => set({ page })} />
            )}
          </section>
          {exports.length > 0 ? <JournalExports monthKey={month} mayFetch={mayManage} /> : null}
        </div>
      )}
    </Page>
  )
}
