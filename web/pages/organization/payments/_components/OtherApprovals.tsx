import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { MessageId } from '../../../../i18n/messages.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { useViewerName } from '../../../../shell/permissions.tsx'
import type { ApprovalLine } from '../_lib/approvalLine.ts'

/** Approvals so far, the number required, and the creators. */
export function OtherApprovals({ lines }: { lines: readonly ApprovalLine[] }) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const viewerName = useViewerName()
  const given = givenBy(lines)
  const open = lines.filter(({ approvalsNeeded, approvalsGiven }) => approvalsNeeded - approvalsGiven > 1)
  const writers = [...new Set(lines.flatMap(({ authors }) => authors.map(({ fullName }) => fullName)))]
  const forWhat = (some: readonly ApprovalLine[]) => {
    if (lines.length === 1) return null
    if (some.length === lines.length) return formatMessage({ id: 'payments.panel.forAll' }, { count: lines.length })
    return some.length === 1
      ? formatMessage({ id: 'payments.panel.forOne' }, { name: some[0]?.to.name })
      : formatMessage({ id: 'payments.panel.forSome' }, { count: some.length })
  }
  return (
    <section className="approval-others">
      <h3>
        <FormattedMessage id="payments.panel.others" />
      </h3>
      <ul>
        {given.map(({ name, at, factor, lines: some }) => (
          <li key={name}>
            <span className="av" aria-hidden>
              {initialsOf(name)}
            </span>
            <span className="grow">{[name, forWhat(some)].filter(Boolean).join(', ')}</span>
            <small>
              {`${formats.recent(at)}, `}
              <FormattedMessage id={`payments.panel.factor.${factor}`} />
            </small>
          </li>
        ))}
        <li>
          <span className="av approval-open" aria-hidden>
            {initialsOf(viewerName)}
          </span>
          <span className="grow">
            {[
              formatMessage({ id: 'payments.panel.you' }),
              forWhat(lines),
              open.length === 0
                ? formatMessage({ id: 'payments.panel.last' }, { count: lines.length })
                : formatMessage({ id: 'payments.panel.more' }, { count: open.length, all: lines.length }),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
          <small>
            <FormattedMessage id="payments.panel.now" />
          </small>
        </li>
      </ul>
      <p>
        <Needs lines={lines} />{' '}
        {writers.length > 0 ? (
          <FormattedMessage id="payments.panel.writtenBy" values={{ names: formatList(writers) }} />
        ) : (
          <FormattedMessage id="payments.panel.writtenBySystem" />
        )}
      </p>
    </section>
  )
}

type Given = { name: string; at: string; factor: ApprovalLine['approvals'][number]['factor']; lines: ApprovalLine[] }

/** The users who have approved these, each once. */
function givenBy(lines: readonly ApprovalLine[]): Given[] {
  const people = new Map<string, Given>()
  for (const line of lines)
    for (const { approver, approvedAt: at, factor, voidedAt } of line.approvals) {
      const name = approver?.fullName
      if (voidedAt || !name) continue
      const known = people.get(name)
      if (known) known.lines.push(line)
      else people.set(name, { name, at, factor, lines: [line] })
    }
  return [...people.values()]
}

/** The number of required approvals, by amount. */
function Needs({ lines }: { lines: readonly ApprovalLine[] }) {
  const { formatMessage, formatList, formatNumber } = useIntl()
  const formats = useFormats()
  const needs = needsOf(lines)
  const over = needs.flatMap(need => (need.over ? [{ needed: need.needed, over: formats.money(need.over) }] : []))
  const others = needs.filter(need => need.over === null).map(({ needed }) => needed)
  const one = (id: MessageId, values: { needed: number; over?: string }) => formatMessage({ id }, values)
  if (over.length === 0 || others.length === 0)
    return [
      ...over.map(need => one('payments.panel.neededOver', need)),
      ...others.map(needed => one('payments.panel.needed', { needed })),
    ].join(' ')
  return (
    <FormattedMessage
      id="payments.panel.neededElse"
      values={{
        over: formatList(
          over.map(need => one('payments.panel.overOne', need)),
          { type: 'unit' },
        ),
        others: formatList(
          others.toSorted((a, b) => a - b).map(needed => formatNumber(needed)),
          { type: 'disjunction' },
        ),
      }}
    />
  )
}

type Need = { needed: number; over: { readonly amount: string; readonly currency: string } | null }

/** The required approvals with their amounts, each once. */
function needsOf(lines: readonly ApprovalLine[]): Need[] {
  const needs = new Map<string, Need>()
  for (const { approvalsNeeded: needed, approvalReason } of lines) {
    const over = approvalReason?.over ?? null
    needs.set(`${needed} ${over?.amount ?? ''} ${over?.currency ?? ''}`, { needed, over })
  }
  return [...needs.values()]
}
