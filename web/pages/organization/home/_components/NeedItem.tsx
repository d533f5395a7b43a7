import { ChevronRight, CircleCheck, Link2, type LucideIcon, Plug, TriangleAlert, Upload, Vault } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { preload } from '../../../../relay/hover.ts'
import type { Need } from '../_lib/needs.ts'
import { Sums } from './Sums.tsx'

/** One item that needs the viewer, linked to its record, or to the list of several. */
export function NeedItem({ need }: { need: Need }) {
  switch (need.kind) {
    case 'approvals':
      return (
        <Row
          to="/approvals"
          icon={CircleCheck}
          tone="brand"
          title={<FormattedMessage id="home.need.approvals" values={{ count: need.count }} />}
        >
          <Sums of={need.totals} />
        </Row>
      )
    case 'exceptions':
      return <Exceptions need={need} />
    case 'lines':
      return <Lines need={need} />
    case 'import':
      return <Import file={need.file} />
    case 'stale':
      return <StaleAccount need={need} />
    case 'deposits':
      return <Deposits need={need} />
  }
}

type Of<Kind extends Need['kind']> = Extract<Need, { kind: Kind }>

function Exceptions({ need: { count, since } }: { need: Of<'exceptions'> }) {
  const formats = useFormats()
  const days = since === null ? null : Math.max(daysBetween(since, formats.today()), 0)
  return (
    <Row
      to="/exceptions"
      icon={TriangleAlert}
      tone="bad"
      title={<FormattedMessage id="home.need.exceptions" values={{ count }} />}
    >
      {days === null ? null : <FormattedMessage id="home.need.exceptions.oldest" values={{ days }} />}
    </Row>
  )
}

/** The number of banks that fit next to each other. */
const MAX_BANKS = 2

function Lines({ need: { count, banks } }: { need: Of<'lines'> }) {
  const formats = useFormats()
  const more = banks.length - MAX_BANKS
  return (
    <Row
      to="/reconciliation?tab=unreconciled"
      icon={Link2}
      title={<FormattedMessage id="home.need.lines" values={{ count }} />}
    >
      {banks
        .slice(0, MAX_BANKS)
        .map(bank => `${bank.name} ${formats.count(bank.count)}`)
        .join(' · ')}
      {more > 0 ? (
        <>
          {' · '}
          <FormattedMessage id="home.need.lines.more" values={{ count: more }} />
        </>
      ) : null}
    </Row>
  )
}

/** The queried statuses; a record may have changed since. */
const asked = ['FAILED', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY'] as const
const isAsked = (status: string): status is (typeof asked)[number] => asked.some(one => one === status)

function Import({ file: { uuid, status, fileName, failureReason, counts, bankAccount } }: Pick<Of<'import'>, 'file'>) {
  const isBad = status === 'FAILED' || status === 'HAS_ERRORS'
  return (
    <Row
      to={`/statement-transactions/create?import=${uuid}`}
      icon={Upload}
      tone={isBad ? 'bad' : 'warn'}
      title={isAsked(status) ? <FormattedMessage id={`home.import.${status}`} values={counts} /> : fileName}
    >
      {[bankAccount.alias, failureReason ?? fileName].join(' · ')}
    </Row>
  )
}

function StaleAccount({ need: { account, since } }: { need: Of<'stale'> }) {
  const formats = useFormats()
  const { uuid, bank, accountNumber, connectionType, balance } = account
  return (
    <Row
      to={`/bank-accounts/${uuid}`}
      icon={Plug}
      tone="warn"
      title={
        <FormattedMessage
          id={connectionType === 'MANUAL' ? 'home.need.stale.MANUAL' : 'home.need.stale'}
          values={{ account: `${bank.name} ··${accountNumber.slice(-4)}` }}
        />
      }
    >
      {balance ? (
        <FormattedMessage id="home.need.stale.balance" values={{ at: formats.recent(balance.asOf) }} />
      ) : (
        <FormattedMessage id="home.need.stale.since" values={{ day: formats.date(since) }} />
      )}
    </Row>
  )
}

function Deposits({ need: { count, first, totals } }: { need: Of<'deposits'> }) {
  const formats = useFormats()
  const days = Math.max(daysBetween(formats.today(), first.maturesOn), 0)
  if (count > 1)
    return (
      <Row
        to="/deposits?tab=active&sort=matures_on"
        icon={Vault}
        title={<FormattedMessage id="home.need.deposits" values={{ count }} />}
      >
        <FormattedMessage id="home.need.deposits.first" values={{ days }} /> · <Sums of={totals} />
      </Row>
    )
  return (
    <Row
      to={`/deposits/${first.uuid}`}
      icon={Vault}
      title={
        <FormattedMessage
          id={first.renewal === 'NONE' ? 'home.need.deposit' : 'home.need.renewal'}
          values={{ days, alias: first.alias }}
        />
      }
    >
      {first.bank.name} · {formats.money(first.principal)}
    </Row>
  )
}

type RowProps = {
  to: string
  icon: LucideIcon
  tone?: 'brand' | 'warn' | 'bad'
  title: ReactNode
  children: ReactNode
}

function Row({ to, icon: Icon, tone, title, children }: RowProps) {
  return (
    <li>
      <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
        <span className={tone ? `home-icon ${tone}` : 'home-icon'} aria-hidden>
          <Icon className="i" />
        </span>
        <span className="grow">
          <b className="trunc">{title}</b>
          <small className="trunc">{children}</small>
        </span>
        <ChevronRight className="i" aria-hidden />
      </Link>
    </li>
  )
}
