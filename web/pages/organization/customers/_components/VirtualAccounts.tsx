import { Copy, Landmark, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VirtualAccounts_customer$key } from '../../../../__generated__/VirtualAccounts_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { copyText } from '../../../../ui/copyText.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { bankName, providerName } from '../../../paymentNames.ts'
import '../../_components/cardRows.css'

const OpenDialog = lazy(() =>
  import('./VirtualAccountDialogs.tsx').then(module => ({ default: module.OpenVirtualAccountDialog })),
)
const CloseDialog = lazy(() =>
  import('./VirtualAccountDialogs.tsx').then(module => ({ default: module.CloseVirtualAccountDialog })),
)

type VirtualAccountsProps = { customerKey: VirtualAccounts_customer$key; mayManage: boolean }

/** Virtual accounts that a customer pays to as often as it likes: opened by a payment provider, and closed. */
export function VirtualAccounts({ customerKey, mayManage }: VirtualAccountsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { id, status, virtualAccounts } = useFragment(
    graphql`
      fragment VirtualAccounts_customer on Customer @throwOnFieldError {
        id
        status
        virtualAccounts {
          uuid
          bankCode
          number
          status
          provider
          expiresOn
        }
      }
    `,
    customerKey,
  )
  const [isOpening, setOpening] = useState(false)
  const [closing, setClosing] = useState<string | null>(null)
  const accounts = virtualAccounts ?? []
  const mayOpen = mayManage && status === 'ACTIVE'
  if (accounts.length === 0 && !mayOpen) return null

  async function copy(number: string) {
    if (await copyText(number)) toast.success(formatMessage({ id: 'customers.va.copied' }))
    else toast.error(formatMessage({ id: 'customers.va.notCopied' }))
  }
  const shownClosing = accounts.find(({ uuid }) => uuid === closing)
  return (
    <section className="card">
      <div className="card-h">
        <h2 className="grow">
          <FormattedMessage id="customers.va" />
        </h2>
        {mayOpen ? (
          <Button size="sm" onClick={() => setOpening(true)}>
            <FormattedMessage id="customers.va.open" />
          </Button>
        ) : null}
      </div>
      <div className="card-b">
        {accounts.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="customers.va.none" />
          </p>
        ) : (
          <ul className="card-rows">
            {accounts.map(({ uuid, bankCode, number, status: state, provider, expiresOn }) => {
              const isLive = state === 'ACTIVE' || state === 'OPENING'
              const bank = bankName(bankCode)
              return (
                <li key={uuid}>
                  <span className="card-icon">
                    <Landmark className="i" aria-hidden />
                  </span>
                  <span className="grow customer-user">
                    <b className={isLive ? 'fw5' : 'fw5 muted'}>{number === null ? bank : `${bank} ${number}`}</b>
                    <small>
                      {[
                        formatMessage({ id: `customers.va.status.${state}` }),
                        provider ? providerName(provider) : null,
                        isLive ? formatMessage({ id: 'customers.va.until' }, { date: formats.date(expiresOn) }) : null,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                  {state === 'ACTIVE' && number ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      iconOnly
                      aria-label={formatMessage({ id: 'customers.va.copy' }, { number })}
                      onClick={() => void copy(number)}
                    >
                      <Copy className="i" aria-hidden />
                    </Button>
                  ) : null}
                  {mayManage && isLive ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      iconOnly
                      aria-label={formatMessage({ id: 'customers.va.close.of' }, { account: number ?? bank })}
                      onClick={() => setClosing(uuid)}
                    >
                      <X className="i" aria-hidden />
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        )}
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.va.note" />
        </p>
      </div>
      <Suspense>
        {isOpening ? <OpenDialog customerId={id} onClose={() => setOpening(false)} /> : null}
        {shownClosing ? (
          <CloseDialog
            customerId={id}
            account={{
              uuid: shownClosing.uuid,
              name: [bankName(shownClosing.bankCode), shownClosing.number].filter(Boolean).join(' '),
            }}
            onClose={() => setClosing(null)}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
