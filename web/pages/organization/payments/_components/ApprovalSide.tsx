import { Info, ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { addressOf, type ApprovalRow } from './ApprovalCard.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'

type ApprovalSideProps = { row: ApprovalRow; onAct: (action: 'APPROVE' | 'REJECT') => void }

/** The payment that is looked at, beside the queue: what it says, and the decision. */
export function ApprovalSide({ row, onAct }: ApprovalSideProps) {
  const formats = useFormats()
  const { number, amount, to, allowedActions, approvalObstacle } = row
  return (
    <aside className="approvals-side form-column" aria-label={number}>
      <section className="card">
        <div className="card-b form-column">
          <div>
            <p className="payment-amount">
              <span className="ccy">{formats.currencySymbol(amount.currency)}</span> {formats.amount(amount.amount)}
            </p>
            <p className="payment-to">
              <FormattedMessage
                id="payments.toWhom"
                values={{ name: <b key="n">{to.name}</b>, account: `${to.bank.name} ${to.accountNumber}` }}
              />
            </p>
          </div>
          {approvalObstacle ? (
            <p className="note">
              <Info className="i" aria-hidden />
              <span>
                <FormattedMessage id={`approvalObstacle.${approvalObstacle}`} />
              </span>
            </p>
          ) : null}
          <div className="row approvals-acts">
            <LinkButton to={addressOf(row)}>
              <FormattedMessage id="approvals.open" />
            </LinkButton>
            <span className="grow" />
            {allowedActions.includes('REJECT') ? (
              <Button variant="danger" hint="r" onClick={() => onAct('REJECT')}>
                <FormattedMessage id="payments.reject" />
              </Button>
            ) : null}
            {allowedActions.includes('APPROVE') ? (
              <Button
                variant="primary"
                hint="a"
                icon={<ShieldCheck className="i" aria-hidden />}
                onClick={() => onAct('APPROVE')}
              >
                <FormattedMessage id="payments.approve" />
              </Button>
            ) : null}
          </div>
        </div>
      </section>
      <PaymentFacts paymentKey={row} />
    </aside>
  )
}
