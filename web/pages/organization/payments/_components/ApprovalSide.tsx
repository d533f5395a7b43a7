import { Info, ShieldCheck } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import type { ApprovalRow, InboxAction } from '../_lib/approvalRow.ts'
import { PaymentFacts } from './PaymentFacts.tsx'

// Lazy: the messages of bills load only when a bill is shown.
const BillFacts = lazy(() =>
  import('../../bills/_public/BillFacts.tsx').then(module => ({ default: module.BillFacts })),
)

type ApprovalSideProps = { row: ApprovalRow; onAct: (action: InboxAction) => void }

/** The current record next to the queue: its details, and the decision. */
export function ApprovalSide({ row, onAct }: ApprovalSideProps) {
  const formats = useFormats()
  const { number, name, address, amount, allowedActions, obstacle, payment, bill } = row
  return (
    <aside className="approvals-side form-column" aria-label={number}>
      <section className="card">
        <div className="card-b form-column">
          <div>
            <p className="payment-amount">
              <span className="ccy">{formats.currencySymbol(amount.currency)}</span> {formats.amount(amount.amount)}
            </p>
            <p className="payment-to">
              {payment ? (
                <FormattedMessage
                  id="payments.toWhom"
                  values={{
                    name: <b key="n">{name}</b>,
                    account: `${payment.to.bank.name} ${payment.to.accountNumber}`,
                  }}
                />
              ) : (
                <FormattedMessage id="approvals.billOf" values={{ name: <b key="n">{name}</b> }} />
              )}
            </p>
          </div>
          {obstacle ? (
            <p className="note">
              <Info className="i" aria-hidden />
              <span>
                <FormattedMessage id={obstacle} />
              </span>
            </p>
          ) : null}
          <div className="row approvals-acts">
            <LinkButton to={address}>
              <FormattedMessage id="approvals.open" />
            </LinkButton>
            <span className="grow" />
            {allowedActions.includes('REJECT') ? (
              <Button variant="danger" hint="r" onClick={() => onAct('REJECT')}>
                <FormattedMessage id={bill ? 'approvals.cancelBill' : 'payments.reject'} />
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
      <Suspense fallback={null}>
        {payment ? <PaymentFacts paymentKey={payment} /> : <BillFacts billKey={bill} />}
      </Suspense>
    </aside>
  )
}
