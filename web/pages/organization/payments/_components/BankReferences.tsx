import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BankReferences_payment$key } from '../../../../__generated__/BankReferences_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { copyText } from '../../../../ui/copyText.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { MessageId } from '../../../../i18n/messages.ts'

/** The bank's references of each order sent to it; hidden before there is one. */
export function BankReferences({ paymentKey }: { paymentKey: BankReferences_payment$key }) {
  const formats = useFormats()
  const { attempts } = useFragment(
    graphql`
      fragment BankReferences_payment on Payment @throwOnFieldError {
        attempts {
          uuid
          number
          reference
          bankReference
          state
          responseCode
          responseMessage
          latestStatus
          askedAt
        }
      }
    `,
    paymentKey,
  )
  const [latest] = attempts
  if (!latest) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="payments.bank" />
        </h2>
        {latest.askedAt ? (
          <span className="end asof">
            <FormattedMessage
              id="payments.bank.asked"
              values={{ at: formats.dateTime(latest.askedAt, { zone: true }) }}
            />
          </span>
        ) : null}
      </div>
      {attempts.map(attempt => (
        <dl key={attempt.uuid} className="card-b references">
          {attempts.length > 1 ? (
            <Reference label="payments.bank.order">
              <FormattedMessage id="payments.bank.orderNumber" values={{ number: attempt.number }} />
            </Reference>
          ) : null}
          <Reference label="payments.bank.ours" copy={attempt.reference}>
            {attempt.reference}
          </Reference>
          {attempt.bankReference ? (
            <Reference label="payments.bank.theirs" copy={attempt.bankReference}>
              {attempt.bankReference}
            </Reference>
          ) : null}
          <Reference label="payments.bank.state">
            <FormattedMessage id={`payments.attempt.${attempt.state}`} />
          </Reference>
          {attempt.responseCode || attempt.responseMessage ? (
            <Reference label="payments.bank.answer">
              <b>{attempt.responseCode}</b> {attempt.responseMessage}
            </Reference>
          ) : null}
          {attempt.latestStatus ? <Reference label="payments.bank.latest">{attempt.latestStatus}</Reference> : null}
        </dl>
      ))}
    </section>
  )
}

function Reference({ label, copy, children }: { label: MessageId; copy?: string; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: label })
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tab-num">{children}</dd>
      {copy ? (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label={formatMessage({ id: 'payments.copy' }, { what: name })}
          onClick={() =>
            void copyText(copy).then(isDone =>
              isDone
                ? toast.success(formatMessage({ id: 'payments.copied' }, { what: name }))
                : toast.error(formatMessage({ id: 'payments.notCopied' })),
            )
          }
        >
          <Copy className="i" aria-hidden />
        </Button>
      ) : null}
    </div>
  )
}
