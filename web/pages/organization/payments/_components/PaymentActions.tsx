import { Archive, ArchiveRestore, Download, Landmark, Repeat1, RotateCcw, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../ui/keyboard/shortcuts.ts'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { Finishing } from '../../results/finishEach.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import { usePaymentActing } from '../_lib/usePaymentActing.tsx'
import type { ListAction } from '../_lib/listActions.ts'

type Shown = { action: ListAction; look: 'default' | 'danger' | 'primary'; icon: ReactNode; key?: string }

/** From the least to the most common. */
const buttons: readonly Shown[] = [
  { action: 'ARCHIVE', look: 'default', icon: <Archive className="i" aria-hidden /> },
  { action: 'UNARCHIVE', look: 'default', icon: <ArchiveRestore className="i" aria-hidden /> },
  { action: 'END_RECURRENCE', look: 'default', icon: <Repeat1 className="i" aria-hidden /> },
  { action: 'ASK_BANK', look: 'default', icon: <Landmark className="i" aria-hidden /> },
  { action: 'CANCEL', look: 'danger', icon: null },
  { action: 'REJECT', look: 'danger', icon: null, key: 'r' },
  { action: 'EXPORT', look: 'default', icon: <Download className="i" aria-hidden />, key: 'e' },
  { action: 'EXPORT_AGAIN', look: 'default', icon: <Download className="i" aria-hidden /> },
  { action: 'RESEND', look: 'primary', icon: <RotateCcw className="i" aria-hidden /> },
  { action: 'APPROVE', look: 'primary', icon: <ShieldCheck className="i" aria-hidden />, key: 'a' },
]

type PaymentActionsProps = Finishing & {
  payments: readonly ActablePayment[]
  size?: 'sm' | 'md'
}

/** Actions that all of these payments allow the viewer: buttons, shortcuts and dialogs. */
export default function PaymentActions({ payments, onDone, onPartly, size = 'sm' }: PaymentActionsProps) {
  const { formatMessage } = useIntl()
  const { act, dialogs, isActing } = usePaymentActing({ onDone, onPartly })
  const shown = buttons.filter(({ action }) => allAllow(payments, action))
  const words = (action: ListAction) => formatMessage({ id: `payments.${action}` }, { count: payments.length })
  useShortcuts(
    shown.flatMap(({ action, key }) =>
      key === undefined ? [] : [{ keys: key, label: words(action), run: () => act(action, payments) }],
    ),
  )
  return (
    <>
      {shown.map(({ action, look, icon, key }) => (
        <Button
          key={action}
          size={size}
          variant={look}
          icon={icon}
          disabled={isActing}
          {...(key === undefined ? {} : { hint: key })}
          onClick={() => act(action, payments)}
        >
          {words(action)}
        </Button>
      ))}
      {dialogs}
    </>
  )
}
