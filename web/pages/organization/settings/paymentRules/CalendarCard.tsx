import { ChevronLeft, ChevronRight, Pencil, Plus, RotateCcw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarCard_organization$key } from '../../../../__generated__/CalendarCard_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { isYear } from './calendarYear.ts'
import { DayDialog } from './DayDialog.tsx'
import { useResetBankingDay } from './_lib/useBankingDayChanges.ts'
import type { BankingDay } from './bankingDay.ts'

type Open = { dialog: 'add' } | { dialog: 'change' | 'reset'; day: BankingDay }

/** The days of a year with other settlement hours than their weekday. */
export function CalendarCard({
  organizationKey,
  year,
}: {
  organizationKey: CalendarCard_organization$key
  year: number
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const mayManage = usePermission('ACCOUNT_CONTROLS_MANAGE')
  const [open, setOpen] = useState<Open | null>(null)
  const { bankingDays } = useFragment(
    graphql`
      fragment CalendarCard_organization on Organization
      @argumentDefinitions(year: { type: "Int!" })
      @throwOnFieldError {
        bankingDays(year: $year) {
          date
          name
          isOpen
          closesAt
          isOwn
        }
      }
    `,
    organizationKey,
  )
  const close = () => setOpen(null)
  const isPast = ({ date }: BankingDay) => date < formats.today()
  return (
    <>
      <TableCard
        title={<FormattedMessage id="paymentRules.calendar" />}
        end={
          <>
            <YearChoice year={year} />
            {mayManage ? (
              <Button size="sm" icon={<Plus className="i" aria-hidden />} onClick={() => setOpen({ dialog: 'add' })}>
                <FormattedMessage id="paymentRules.day.add" />
              </Button>
            ) : null}
          </>
        }
        heads={[
          formatMessage({ id: 'paymentRules.day.date' }),
          formatMessage({ id: 'paymentRules.day.name' }),
          formatMessage({ id: 'paymentRules.day.banks' }),
          formatMessage({ id: 'paymentRules.day.source' }),
        ]}
        {...(mayManage ? { actions: formatMessage({ id: 'paymentRules.actions' }) } : {})}
        empty={
          <p className="t13 muted">
            <FormattedMessage id="paymentRules.calendar.none" values={{ year: String(year) }} />
          </p>
        }
        more={null}
      >
        {bankingDays.map(day => (
          <DayRow
            key={day.date}
            day={day}
            onChange={mayManage && !isPast(day) ? () => setOpen({ dialog: 'change', day }) : null}
            onReset={mayManage && !isPast(day) && day.isOwn ? () => setOpen({ dialog: 'reset', day }) : null}
            hasActions={mayManage}
          />
        ))}
      </TableCard>
      {open?.dialog === 'add' ? <DayDialog day={null} year={year} onClose={close} /> : null}
      {open?.dialog === 'change' ? <DayDialog day={open.day} year={year} onClose={close} /> : null}
      {open?.dialog === 'reset' ? <ResetDayDialog day={open.day} year={year} onClose={close} /> : null}
    </>
  )
}

/** The shown year, and its neighbors. */
function YearChoice({ year }: { year: number }) {
  return (
    <span className="calendar-year">
      <YearLink year={year - 1} icon={<ChevronLeft className="i" aria-hidden />} />
      <span className="num">{year}</span>
      <YearLink year={year + 1} icon={<ChevronRight className="i" aria-hidden />} />
    </span>
  )
}

function YearLink({ year, icon }: { year: number; icon: ReactNode }) {
  const { formatMessage } = useIntl()
  if (!isYear(year)) return null
  const label = formatMessage({ id: 'paymentRules.year' }, { year: String(year) })
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      iconOnly
      icon={icon}
      to={`?year=${year}`}
      preventScrollReset
      aria-label={label}
    />
  )
}

type DayRowProps = {
  day: BankingDay
  /** Null: it can't be changed, because it is in the past or read-only. */
  onChange: (() => void) | null
  onReset: (() => void) | null
  hasActions: boolean
}

function DayRow({ day: { date, name, isOpen, closesAt, isOwn }, onChange, onReset, hasActions }: DayRowProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const day = formats.weekday(date)
  return (
    <tr>
      <td>
        <time dateTime={date}>{day}</time>
      </td>
      <td className="first">
        <b>{name}</b>
      </td>
      <td>
        {isOpen && closesAt ? (
          <FormattedMessage id="paymentRules.day.openUntil" values={{ time: closesAt }} />
        ) : (
          <FormattedMessage id={isOpen ? 'paymentRules.day.open' : 'paymentRules.day.closed'} />
        )}
      </td>
      <td>
        {isOwn ? (
          <span className="badge">
            <FormattedMessage id="paymentRules.day.own" />
          </span>
        ) : (
          <span className="muted">
            <FormattedMessage id="paymentRules.day.national" />
          </span>
        )}
      </td>
      {hasActions ? (
        <td className="act">
          <span className="policy-actions">
            {onReset ? (
              <Button
                variant="ghost"
                size="sm"
                iconOnly
                aria-label={formatMessage({ id: 'paymentRules.day.reset' }, { day })}
                onClick={onReset}
              >
                <RotateCcw className="i" aria-hidden />
              </Button>
            ) : null}
            {onChange ? (
              <Button
                variant="ghost"
                size="sm"
                iconOnly
                aria-label={formatMessage({ id: 'paymentRules.day.change' }, { day })}
                onClick={onChange}
              >
                <Pencil className="i" aria-hidden />
              </Button>
            ) : null}
          </span>
        </td>
      ) : null}
    </tr>
  )
}

type ResetDayDialogProps = { day: BankingDay; year: number; onClose: () => void }

function ResetDayDialog({ day: { date }, year, onClose }: ResetDayDialogProps) {
  const formats = useFormats()
  const [reset, isResetting] = useResetBankingDay()
  return (
    <ConfirmDialog
      title={<FormattedMessage id="paymentRules.day.reset" values={{ day: formats.weekday(date) }} />}
      why={<FormattedMessage id="paymentRules.day.reset.why" />}
      confirm={<FormattedMessage id="paymentRules.day.reset.confirm" />}
      isBusy={isResetting}
      act={() => reset({ variables: { input: { date }, year } })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
