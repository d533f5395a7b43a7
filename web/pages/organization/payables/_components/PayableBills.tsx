import { Send, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PayableBillsQuery } from '../../../../__generated__/PayableBillsQuery.graphql.ts'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { buckets, type PayablesState } from '../_lib/payablesState.ts'

type Figure = {
  currency: string
  asOf: string | null
  bucket: PayablesState['bucket']
  party: string | null
}

type PayableBillsProps = Figure & { partyName: string | null; onClose: () => void }

/** Whether a payment of the bills behind these figures is in progress. */
const UNDER_WAY: Partial<Record<NonNullable<PayablesState['bucket']>, boolean>> = { UNDER_WAY: true, READY: false }

function titleOf(bucket: PayablesState['bucket']) {
  if (bucket === null || bucket === 'ALL') return 'payables.all'
  if (bucket === 'UNDER_WAY') return 'payables.underWay'
  return bucket === 'READY' ? 'payables.ready' : (`payables.bucket.${bucket}` as const)
}

/** The bills behind a figure below the table that it is of, the oldest first, with their sum at the bottom. */
export function PayableBills({ partyName, onClose, ...figure }: PayableBillsProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const shows = `${figure.currency} ${figure.bucket ?? ''} ${figure.party ?? ''}`
  // They are below what was pressed: the focus follows, and with it the page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [shows])
  const bills = formatMessage({ id: titleOf(figure.bucket) })
  return (
    <section className="card payables-open" aria-labelledby="payables-open">
      <div className="card-h">
        <h2 id="payables-open" ref={heading} tabIndex={-1}>
          {partyName === null ? bills : `${partyName}, ${bills}`}
        </h2>
        <span className="end">
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={formatMessage({ id: 'action.close' })}
            onClick={onClose}
          >
            <X className="i" aria-hidden />
          </Button>
        </span>
      </div>
      <Boundary
        shows={shows}
        fallback={
          <div className="card-b">
            <Bar width="100%" height={120} />
          </div>
        }
        failure={(error, retry) => <Failure error={error} onRetry={retry} />}
      >
        <Bills key={shows} {...figure} />
      </Boundary>
    </section>
  )
}

function Bills({ currency, asOf, bucket, party }: Figure) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { organization } = useQueryOfSelection<PayableBillsQuery>(
    graphql`
      query PayableBillsQuery(
        $currency: Currency!
        $asOf: Date
        $bucket: PayableBucket
        $party: ID
        $isUnderWay: Boolean
      ) @throwOnFieldError {
        organization {
          payableBills(
            currency: $currency
            asOf: $asOf
            bucket: $bucket
            counterpartyId: $party
            isUnderWay: $isUnderWay
          ) {
            totalCount
            total {
              amount
              currency
            }
            items {
              isUnderWay
              remaining {
                amount
                currency
              }
              bill {
                id
                uuid
                number
                description
                dueDate
                amount {
                  amount
                  currency
                }
                allowedActions
                counterparty {
                  alias
                }
              }
            }
          }
        }
      }
    `,
    {
      currency: currencyOf(currency),
      asOf,
      bucket: buckets.find(age => age === bucket) ?? null,
      party,
      isUnderWay: (bucket && UNDER_WAY[bucket]) ?? null,
    },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, total, totalCount } = organization.payableBills
  const day = asOf ?? formats.today()
  const payable = items.flatMap(({ bill }) => (bill?.allowedActions.includes('PAY') ? [bill.uuid] : []))
  // Bills of one counterparty are paid one after the other, each by a payment of its own.
  const maySelect = party !== null && payable.length > 1
  const selected = payable.filter(uuid => !left.has(uuid)).slice(0, MAX_PAID)
  const toggle = (uuids: readonly string[], isOn: boolean) =>
    setLeft(before => new Set(isOn ? [...before].filter(each => !uuids.includes(each)) : [...before, ...uuids]))
  return (
    <>
      {maySelect ? (
        <div className="payables-many">
          <span className="muted t12">
            <FormattedMessage id="payables.pay.each" />
          </span>
          {selected.length === 0 ? null : (
            <LinkButton size="sm" icon={<Send className="i" aria-hidden />} to={payAddress(selected)}>
              <FormattedMessage id="payables.pay.many" values={{ count: selected.length }} />
            </LinkButton>
          )}
        </div>
      ) : null}
      <div className="scrolls-aside" role="region" aria-labelledby="payables-open" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {maySelect ? (
                <th scope="col">
                  <Checkbox
                    aria-label={formatMessage({ id: 'payables.pay.all' })}
                    checked={selected.length > 0}
                    indeterminate={selected.length > 0 && selected.length < payable.length}
                    onChange={event => toggle(payable, event.target.checked)}
                  />
                </th>
              ) : null}
              <th scope="col">
                <FormattedMessage id="payables.bill" />
              </th>
              <th scope="col" className="payables-for">
                <FormattedMessage id={party === null ? 'payables.counterparty' : 'payables.for'} />
              </th>
              <th scope="col">
                <FormattedMessage id="payables.dueDay" />
              </th>
              <th scope="col" className="payables-more">
                <FormattedMessage id="payables.overdue" />
              </th>
              <th scope="col" className="payables-more">
                <FormattedMessage id="payables.payment" />
              </th>
              <th scope="col" className="num payables-more">
                <FormattedMessage id="payables.amount" values={{ currency }} />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="payables.left" values={{ currency }} />
              </th>
              <th scope="col">
                <span className="sr">
                  <FormattedMessage id="payables.pay" />
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ bill, remaining, isUnderWay }) =>
              bill ? (
                <tr key={bill.id} className={maySelect && selected.includes(bill.uuid) ? 'is-selected' : undefined}>
                  {maySelect ? (
                    <td>
                      {payable.includes(bill.uuid) ? (
                        <Checkbox
                          aria-label={bill.number}
                          checked={selected.includes(bill.uuid)}
                          onChange={event => toggle([bill.uuid], event.target.checked)}
                        />
                      ) : null}
                    </td>
                  ) : null}
                  <th scope="row">
                    <Link className="link" to={`/bills/${bill.uuid}`}>
                      {bill.number}
                    </Link>
                  </th>
                  <td className="payables-for muted">
                    {party === null ? bill.counterparty.alias : (bill.description ?? '–')}
                  </td>
                  <td>
                    <DateText value={bill.dueDate} />
                  </td>
                  <td className="payables-more">
                    {bill.dueDate < day ? (
                      <FormattedMessage id="payables.overdue.days" values={{ days: daysBetween(bill.dueDate, day) }} />
                    ) : (
                      '–'
                    )}
                  </td>
                  <td className="payables-more">
                    <FormattedMessage id={isUnderWay ? 'payables.payment.underWay' : 'payables.payment.none'} />
                  </td>
                  <td className="num payables-more muted">
                    <Money value={bill.amount} />
                  </td>
                  <td className="num strong">
                    <Money value={remaining} />
                  </td>
                  <td className="num">
                    {bill.allowedActions.includes('PAY') ? (
                      <LinkButton
                        size="sm"
                        to={payAddress([bill.uuid])}
                        aria-label={`${formatMessage({ id: 'payables.pay' })} ${bill.number}`}
                      >
                        <FormattedMessage id="payables.pay" />
                      </LinkButton>
                    ) : null}
                  </td>
                </tr>
              ) : null,
            )}
          </tbody>
        </table>
      </div>
      {totalCount > items.length ? (
        <p className="muted t12 payables-rest">
          <FormattedMessage id="payables.more" values={{ count: totalCount - items.length }} />
        </p>
      ) : null}
      <p className="payables-foot">
        <FormattedMessage id="payables.bills" values={{ count: totalCount }} />
        <b>
          <Money value={total} currency />
        </b>
      </p>
    </>
  )
}

/** As many as a person pays in one go. */
const MAX_PAID = 20

/** The form of a payment of the first bill, which continues with the others. */
const payAddress = ([first, ...others]: readonly string[]) =>
  `/payments/create?bill=${first}${others.length === 0 ? '' : `&then=${others.join(',')}`}`
