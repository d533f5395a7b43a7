import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { bankName } from '../../paymentNames.ts'
import { CopyRow } from '../TransferTo.tsx'
import { Answer } from './Answer.tsx'
import { type Invoice, type Portal, readInvoices } from './calls.ts'
import { MoreButton } from './MoreButton.tsx'
import { invoiceMark, PortalStatus } from './PortalStatus.tsx'
import { PortalRow } from './PortalRow.tsx'
import { usePages } from './_lib/usePages.ts'

type InvoicesPageProps = { portal: Portal; onSignedOut: () => void }

const isPositive = ({ amount }: { readonly amount: string }) => /[1-9]/.test(amount) && !amount.startsWith('-')

/** The amount to pay, then every invoice by the next step. */
export function InvoicesPage({ portal, onSignedOut }: InvoicesPageProps) {
  const { answered, again, isFetching, readOn } = usePages('invoices', readInvoices, onSignedOut)
  return (
    <>
      <Balances portal={portal} />
      <VirtualAccounts portal={portal} />
      <Answer answered={answered} onRetry={again}>
        {({ nodes, hasMore }) => (
          <>
            <Sections invoices={nodes} />
            {hasMore ? <MoreButton isFetching={isFetching} onMore={readOn} /> : null}
          </>
        )}
      </Answer>
    </>
  )
}

function Balances({ portal: { balances } }: { portal: Portal }) {
  const formats = useFormats()
  const open = balances.filter(({ toPay, withheldOpen, unverified, credit }) =>
    [toPay, withheldOpen, unverified, credit].some(isPositive),
  )
  if (open.length === 0)
    return (
      <section className="portal-balance">
        <h1>
          <FormattedMessage id="portal.balance.none" />
        </h1>
        <p className="muted">
          <FormattedMessage id="portal.balance.none.text" />
        </p>
      </section>
    )
  return open.map(({ toPay, overdue, withheldOpen, unverified, credit, unpaidCount, nextDueDate }) => (
    <section key={toPay.currency} className="portal-balance">
      <h1>
        <small>
          <FormattedMessage id="portal.balance.toPay" values={{ count: unpaidCount }} />
        </small>
        <span className="portal-sum">
          <i>{formats.currencySymbol(toPay.currency)}</i> {formats.amount(toPay.amount)}
        </span>
      </h1>
      <p className={isPositive(overdue) ? 'portal-late' : 'muted'}>
        {isPositive(overdue) ? (
          <FormattedMessage id="portal.balance.overdue" values={{ amount: formats.money(overdue) }} />
        ) : nextDueDate ? (
          <FormattedMessage id="portal.balance.next" values={{ date: formats.date(nextDueDate) }} />
        ) : null}
      </p>
      {[withheldOpen, unverified, credit].some(isPositive) ? (
        <dl className="portal-tiles">
          {isPositive(withheldOpen) ? (
            <div>
              <dt>
                <FormattedMessage id="portal.balance.withheld" />
              </dt>
              <dd className="num">{formats.money(withheldOpen)}</dd>
            </div>
          ) : null}
          {isPositive(unverified) ? (
            <div>
              <dt>
                <FormattedMessage id="portal.balance.unverified" />
              </dt>
              <dd className="num">{formats.money(unverified)}</dd>
            </div>
          ) : null}
          {isPositive(credit) ? (
            <div>
              <dt>
                <FormattedMessage id="portal.balance.credit" />
              </dt>
              <dd className="num">{formats.money(credit)}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
    </section>
  ))
}

/** The customer's own numbers, which take any amount. */
function VirtualAccounts({ portal: { virtualAccounts } }: { portal: Portal }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (virtualAccounts.length === 0) return null
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.va" />
      </h2>
      <dl className="transfer-to">
        {virtualAccounts.map(({ bankCode, number, expiresOn, payee }) => (
          <CopyRow
            key={number}
            words="portal"
            label={`${bankName(bankCode)} Virtual Account`}
            copyLabel={formatMessage({ id: 'portal.va.copy' }, { bank: bankName(bankCode) })}
            copied={number}
          >
            <b className="num">{number}</b>
            <small>
              <FormattedMessage
                id={payee ? 'portal.va.of' : 'portal.va.until'}
                values={{ date: formats.date(expiresOn), payee }}
              />
            </small>
          </CopyRow>
        ))}
      </dl>
      <p className="muted t12">
        <FormattedMessage id="portal.va.note" />
      </p>
    </section>
  )
}

const SECTIONS = ['unpaid', 'checking', 'slip', 'settled'] as const

function sectionOf({ status, toPay, withheldOpen, unverified }: Invoice): (typeof SECTIONS)[number] {
  if (status === 'CANCELED') return 'settled'
  if (isPositive(toPay)) return 'unpaid'
  if (isPositive(unverified)) return 'checking'
  return isPositive(withheldOpen) ? 'slip' : 'settled'
}

function Sections({ invoices }: { invoices: readonly Invoice[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (invoices.length === 0)
    return (
      <p className="portal-empty">
        <FormattedMessage id="portal.invoices.empty" />
      </p>
    )
  const detailOf = ({ dueDate, invoiceDate }: Invoice, section: string) =>
    section === 'unpaid' && dueDate
      ? formatMessage({ id: 'portal.invoice.due' }, { date: formats.date(dueDate) })
      : formatMessage({ id: 'portal.invoice.dated' }, { date: formats.date(invoiceDate) })
  return SECTIONS.map(section => {
    const rows = invoices.filter(invoice => sectionOf(invoice) === section)
    if (rows.length === 0) return null
    return (
      <section key={section} className="portal-section">
        <h2>
          <FormattedMessage id={`portal.section.${section}`} />
        </h2>
        <ul>
          {rows.map(invoice => (
            <PortalRow
              key={invoice.uuid}
              href={`/customer/invoices/${invoice.uuid}`}
              title={invoice.number}
              detail={detailOf(invoice, section)}
              amount={formats.money(
                {
                  unpaid: invoice.toPay,
                  checking: invoice.unverified,
                  slip: invoice.withheldOpen,
                  settled: invoice.total,
                }[section],
              )}
              mark={<PortalStatus mark={invoiceMark(invoice)} />}
            />
          ))}
        </ul>
      </section>
    )
  })
}
