// A slip of tax that the customer withheld from an invoice.
import { FormattedMessage, useIntl } from 'react-intl'
import { toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { SlipForm } from '../claims/SlipForm.tsx'
import { Answer } from './Answer.tsx'
import { type Invoice, readInvoice } from './calls.ts'
import { go } from './place.ts'
import { PortalFrame } from './PortalFrame.tsx'
import { sendUpload } from './sendUpload.ts'
import { sendSlip } from './slipCalls.ts'
import { useAnswer } from './_lib/useAnswer.ts'

type SlipPageProps = { uuid: string; organizationName: string; onSignedOut: () => void }

export function SlipPage({ uuid, organizationName, onSignedOut }: SlipPageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(`slip ${uuid}`, () => readInvoice(uuid), onSignedOut)
  return (
    <PortalFrame
      title={formatMessage({ id: 'portal.slip' })}
      subtitle={organizationName}
      back={`/customer/invoices/${uuid}`}
      tab="invoices"
    >
      <Answer answered={answered} onRetry={again}>
        {detail => {
          if (!detail || toMinor(detail.invoice.withheldOpen.amount) <= 0n)
            return (
              <p className="portal-empty" role="alert">
                <FormattedMessage id={detail ? 'portal.slip.nothing' : 'portal.missing'} />
              </p>
            )
          return <InvoiceSlip invoice={detail.invoice} organizationName={organizationName} onSignedOut={onSignedOut} />
        }}
      </Answer>
    </PortalFrame>
  )
}

function InvoiceSlip({ invoice, organizationName, onSignedOut }: Omit<SlipPageProps, 'uuid'> & { invoice: Invoice }) {
  const formats = useFormats()
  const { uuid, number, withheldOpen: awaited } = invoice
  return (
    <SlipForm
      awaited={awaited}
      organizationName={organizationName}
      sendFile={(file, onProgress) => sendUpload('WITHHOLDING_SLIP', file, onProgress)}
      send={async ({ amount, ...slip }) => {
        const refused = await sendSlip({ ...slip, invoices: [{ uuid, amount }] })
        if (refused.length === 0) go(`/customer/invoices/${uuid}`)
        return refused
      }}
      onSignedOut={onSignedOut}
    >
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.slip.awaited" values={{ number }} />
          </small>
          <span className="portal-sum">
            <i>{formats.currencySymbol(awaited.currency)}</i> {formats.amount(awaited.amount)}
          </span>
        </h1>
      </section>
    </SlipForm>
  )
}
