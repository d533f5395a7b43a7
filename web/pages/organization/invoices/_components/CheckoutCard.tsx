import { Copy, Link2, Link2Off } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CheckoutCard_invoice$key } from '../../../../__generated__/CheckoutCard_invoice.graphql.ts'
import type { CheckoutCardQuery } from '../../../../__generated__/CheckoutCardQuery.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { copyText } from '../../../../ui/copyText.ts'
import { Boundary } from '../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../ui/states/Failure.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { useCreateCheckoutLink } from '../_lib/useCreateCheckoutLink.ts'

const RevokeLinksDialog = lazy(() => import('./RevokeLinksDialog.tsx'))

type CheckoutCardProps = {
  invoiceKey: CheckoutCard_invoice$key
  /** Users who manage invoices create and revoke links. */
  mayManage: boolean
}

/** Online payment of an issued invoice: by a link, where a payment provider is connected. */
export function CheckoutCard(props: CheckoutCardProps) {
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="invoices.checkout" />
        </h2>
      </div>
      <div className="card-b checkout-links">
        <Boundary
          fallback={
            <p className="muted">
              <FormattedMessage id="invoices.checkout.reading" />
            </p>
          }
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          <Links {...props} />
        </Boundary>
      </div>
    </section>
  )
}

function Links({ invoiceKey, mayManage }: CheckoutCardProps) {
  const { formatMessage } = useIntl()
  const { id, uuid, version, checkoutLinkCount } = useFragment(
    graphql`
      fragment CheckoutCard_invoice on Invoice @throwOnFieldError {
        id
        uuid
        version
        checkoutLinkCount
      }
    `,
    invoiceKey,
  )
  const { organization } = useQueryOfSelection<CheckoutCardQuery>(
    graphql`
      query CheckoutCardQuery($uuid: UUID!) @throwOnFieldError {
        organization {
          invoiceCheckoutMethods(invoiceUuid: $uuid) {
            isPossible
            reason
          }
        }
      }
    `,
    { uuid },
    // Another amount may have other payment methods.
    { fetchKey: version, fetchPolicy: 'store-and-network' },
  )
  const [create, isCreating] = useCreateCheckoutLink()
  const [url, setUrl] = useState<string | null>(null)
  const [isRevoking, setRevoking] = useState(false)
  const methods = organization.invoiceCheckoutMethods
  const obstacle = obstacleOf(methods)

  async function copy(link: string) {
    if (await copyText(link)) toast.success(formatMessage({ id: 'invoices.checkout.copied' }))
    else toast.error(formatMessage({ id: 'invoices.checkout.notCopied' }))
  }
  async function make() {
    const outcome = await create({ variables: { input: { invoiceId: id } } })
    if (!outcome.ok) return void toast.error(wordsOf(outcome))
    const made = outcome.payload.url ?? null
    setUrl(made)
    if (made !== null) await copy(made)
  }

  return (
    <>
      <p className="muted">
        {obstacle === null ? (
          <FormattedMessage id="invoices.checkout.links" values={{ count: checkoutLinkCount }} />
        ) : (
          <FormattedMessage id={`invoices.checkout.${obstacle}`} />
        )}
      </p>
      {url === null || checkoutLinkCount === 0 ? null : (
        <div className="checkout-link">
          <input
            className="input"
            readOnly
            value={url}
            aria-label={formatMessage({ id: 'invoices.checkout.link' })}
            onFocus={event => event.currentTarget.select()}
          />
          <Button iconOnly aria-label={formatMessage({ id: 'invoices.checkout.copy' })} onClick={() => void copy(url)}>
            <Copy className="i" aria-hidden />
          </Button>
          <p className="t12 muted">
            <FormattedMessage id="invoices.checkout.once" />
          </p>
        </div>
      )}
      {mayManage ? (
        <div className="checkout-link-actions">
          {obstacle === null ? (
            <Button icon={<Link2 className="i" aria-hidden />} loading={isCreating} onClick={() => void make()}>
              <FormattedMessage id="invoices.checkout.create" />
            </Button>
          ) : null}
          {checkoutLinkCount > 0 ? (
            <Button variant="ghost" icon={<Link2Off className="i" aria-hidden />} onClick={() => setRevoking(true)}>
              <FormattedMessage id="invoices.checkout.revoke" />
            </Button>
          ) : null}
        </div>
      ) : null}
      {isRevoking ? (
        <Suspense fallback={null}>
          <RevokeLinksDialog
            invoiceId={id}
            count={checkoutLinkCount}
            onClose={() => setRevoking(false)}
            onDone={() => {
              setUrl(null)
              setRevoking(false)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

type Offered = NonNullable<CheckoutCardQuery['response']['organization']['invoiceCheckoutMethods']>

/** Why no link is offered; null when it is. */
function obstacleOf(methods: Offered | null | undefined) {
  if (!methods) return 'paid'
  if (methods.some(({ isPossible }) => isPossible)) return null
  if (methods.every(({ reason }) => reason === 'NO_PROVIDER')) return 'noProvider'
  return methods.some(({ reason }) => reason === 'CURRENCY') ? 'currency' : 'noMethod'
}
