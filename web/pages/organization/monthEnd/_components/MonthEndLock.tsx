import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { MonthEndLock_controls$key } from '../../../../__generated__/MonthEndLock_controls.graphql.ts'
import { addDays } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { MonthDays, Step } from '../_lib/steps.ts'
import { CloseMonthDialog } from './CloseMonthDialog.tsx'

type MonthEndLockProps = {
  controlsKey: MonthEndLock_controls$key
  month: MonthDays
  /** Of all areas that the viewer sees. */
  steps: readonly Step[]
  /** Whether an area could not be loaded, or the viewer has no permission. */
  isPartial: boolean
}

/** The date up to which the books are closed, and a button to close this month. */
export function MonthEndLock({ controlsKey, month, steps, isPartial }: MonthEndLockProps) {
  const formats = useFormats()
  const mayClose = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [isClosing, setClosing] = useState(false)
  const { lockedBefore, lockReason, lockSetByName, lockSetAt, version } = useFragment(
    graphql`
      fragment MonthEndLock_controls on Controls {
        lockedBefore
        lockReason
        lockSetByName
        lockSetAt
        version
      }
    `,
    controlsKey,
  )
  const isClosed = lockedBefore != null && lockedBefore > month.last
  const isOver = formats.today() > month.last
  const name = formats.month(month.first)
  return (
    <section className="card" aria-labelledby="month-end-lock">
      <div className="card-b month-lock">
        <span className={isClosed ? 'month-mark is-closed' : 'month-mark'}>
          <LockKeyhole className="i" aria-hidden />
        </span>
        <div className="month-step">
          <h2 id="month-end-lock">
            <FormattedMessage id={isClosed ? 'monthEnd.isClosed' : 'monthEnd.close'} values={{ month: name }} />
          </h2>
          <p>
            {lockedBefore == null ? (
              <FormattedMessage id="monthEnd.lock.none" />
            ) : (
              <FormattedMessage
                id="monthEnd.lock.is"
                values={{ day: formats.date(addDays(lockedBefore, -1), { year: 'always' }) }}
              />
            )}
            {lockSetAt == null || lockedBefore == null ? null : (
              <>
                {' '}
                <FormattedMessage
                  id="monthEnd.lock.setBy"
                  values={{ name: lockSetByName, day: formats.date(formats.dayOf(lockSetAt)), reason: lockReason }}
                />
              </>
            )}
          </p>
          {isClosed ? null : (
            <p>
              <FormattedMessage
                id={isOver ? 'monthEnd.close.what' : 'monthEnd.close.later'}
                values={{ day: formats.date(addDays(month.last, 1)) }}
              />
            </p>
          )}
        </div>
        {isClosed && mayClose ? (
          <Link className="link t13" to="/settings/controls">
            <FormattedMessage id="monthEnd.reopen" />
          </Link>
        ) : null}
        {!isClosed && mayClose ? (
          <Button variant="primary" disabled={!isOver} onClick={() => setClosing(true)}>
            <FormattedMessage id="monthEnd.close" values={{ month: name }} />
          </Button>
        ) : null}
        {isClosed || mayClose ? null : (
          <span className="muted t13">
            <FormattedMessage id="monthEnd.close.who" />
          </span>
        )}
      </div>
      {isClosing ? (
        <CloseMonthDialog
          month={month}
          version={version}
          open={steps.filter(({ state }) => state === 'OPEN')}
          isPartial={isPartial || steps.some(({ state }) => state === 'FAILED' || state === 'HIDDEN')}
          isEarlierOpen={lockedBefore == null || lockedBefore < month.first}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </section>
  )
}
