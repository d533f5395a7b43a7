import { Copy } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { useIdempotentSubmit } from '../../../../relay/useIdempotentSubmit.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useCopyInvoice } from '../_lib/useCopyInvoice.ts'

/** Creates a draft as a copy of this invoice, and opens it for editing. */
export function CopyInvoiceButton({ invoiceId }: { invoiceId: string }) {
  const navigate = useNavigate()
  const [copy, isCopying] = useCopyInvoice()
  const once = useIdempotentSubmit()
  async function run() {
    const outcome = await once({ id: invoiceId }, idempotencyKey =>
      copy({ variables: { input: { id: invoiceId, idempotencyKey } } }),
    )
    if (!outcome.ok) toast.error(wordsOf(outcome))
    else if (outcome.payload.invoice) void navigate(`/invoices/${outcome.payload.invoice.uuid}/edit`)
  }
  return (
    <Button icon={<Copy className="i" aria-hidden />} loading={isCopying} onClick={() => void run()}>
      <FormattedMessage id="invoices.COPY" />
    </Button>
  )
}
