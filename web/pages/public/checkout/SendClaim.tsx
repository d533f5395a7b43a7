// Claims by the payer: a transfer, or withheld tax. Loaded on first use.
import { ChevronLeft } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import { SlipForm } from '../claims/SlipForm.tsx'
import type { Uploaded } from '../claims/UploadField.tsx'
import { sendFile } from '../sendFile.ts'
import { AmountHead } from './AmountHead.tsx'
import type { Invoice } from './checkoutCalls.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import type { ClaimKind } from './Claims.tsx'
import { sendProof, sendSlip } from './claimCalls.ts'
import { ProofForm } from './ProofForm.tsx'
import { unprovenOf } from './view.ts'

type SendClaimProps = {
  kind: ClaimKind
  token: string
  invoice: Invoice
  isBehind: boolean
  onBack: () => void
  onSent: () => Promise<void>
}

const PURPOSES = { PROOF: 'PAYMENT_PROOF', SLIP: 'WITHHOLDING_SLIP' } as const

/** Uploads a file, authorized by the link. */
async function upload(
  token: string,
  kind: ClaimKind,
  file: File,
  onProgress: (sent: number) => void,
): Promise<Pick<Uploaded, 'uuid'> | { code: string | null; message: string }> {
  const path = `/checkout/uploads/${PURPOSES[kind]}`
  const answer = await sendFile({ path, headers: { 'x-checkout-link': token }, file, onProgress })
  if (!('text' in answer)) return answer
  const made: unknown = JSON.parse(answer.text)
  if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return { uuid: made.id }
  return { code: null, message: '' }
}

export default function SendClaim({ kind, token, invoice, isBehind, onBack, onSent }: SendClaimProps) {
  const { organizationName, invoiceNumber } = invoice
  const most = kind === 'PROOF' ? unprovenOf(invoice) : invoice.slipMost
  const send = (file: File, onProgress: (sent: number) => void) => upload(token, kind, file, onProgress)
  const told = async (refused: Awaited<ReturnType<typeof sendProof>>) => {
    if (refused?.length === 0) await onSent()
    return refused
  }
  const head = (
    <AmountHead number={invoiceNumber} amount={most}>
      <FormattedMessage id={kind === 'PROOF' ? 'checkout.proof' : 'checkout.slip'} />
    </AmountHead>
  )
  return (
    <CheckoutFrame organizationName={organizationName} isBehind={isBehind}>
      <button type="button" className="btn btn-ghost checkout-back" onClick={onBack}>
        <ChevronLeft className="i" aria-hidden />
        <FormattedMessage id="checkout.back" />
      </button>
      {isZero(most.amount) ? (
        <p className="checkout-note" role="alert">
          <FormattedMessage id={kind === 'PROOF' ? 'checkout.proof.nothing' : 'checkout.slip.nothing'} />
        </p>
      ) : kind === 'PROOF' ? (
        <ProofForm invoice={invoice} sendFile={send} send={async proof => told(await sendProof({ token, ...proof }))}>
          {head}
        </ProofForm>
      ) : (
        <SlipForm
          awaited={most}
          organizationName={organizationName}
          sendFile={send}
          send={async slip => told(await sendSlip({ token, ...slip }))}
        >
          {head}
        </SlipForm>
      )}
    </CheckoutFrame>
  )
}
