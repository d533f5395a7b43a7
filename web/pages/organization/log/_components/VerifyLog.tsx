import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { VerifyLogQuery } from '../../../../__generated__/VerifyLogQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'

type Proof = VerifyLogQuery['response']['organization']['activityProof']

/** Has the log recomputed, and tells whether somebody changed or removed an entry. */
export function VerifyLog() {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const environment = useRelayEnvironment()
  const [proof, setProof] = useState<Proof | null>(null)
  const [isVerifying, setVerifying] = useState(false)

  async function verify() {
    setVerifying(true)
    try {
      const answer = await fetchQuery<VerifyLogQuery>(
        environment,
        graphql`
          query VerifyLogQuery @throwOnFieldError {
            organization {
              activityProof {
                entries
                broken {
                  position
                  entryUuid
                  at
                }
              }
            }
          }
        `,
        {},
        { fetchPolicy: 'network-only' },
      ).toPromise()
      setProof(answer?.organization.activityProof ?? null)
    } catch {
      toast.error(formatMessage({ id: 'error.server' }))
    } finally {
      setVerifying(false)
    }
  }
  const isWhole = proof !== null && proof.broken.length === 0
  return (
    <>
      <Button icon={<ShieldCheck className="i" aria-hidden />} loading={isVerifying} onClick={() => void verify()}>
        <FormattedMessage id="log.verify" />
      </Button>
      <Dialog
        open={proof !== null}
        onClose={() => setProof(null)}
        title={<FormattedMessage id={isWhole ? 'log.verify.whole' : 'log.verify.broken'} />}
        description={<FormattedMessage id="log.verify.entries" values={{ count: proof?.entries ?? 0 }} />}
        footer={
          <Button variant="primary" data-autofocus onClick={() => setProof(null)}>
            <FormattedMessage id="action.close" />
          </Button>
        }
      >
        {isWhole ? null : (
          <ul className="note warn">
            {proof?.broken.map(({ position, entryUuid, at }) => (
              <li key={`${position}/${entryUuid ?? ''}`}>
                {at && entryUuid ? (
                  <FormattedMessage
                    id="log.verify.changed"
                    values={{ position, at: formats.dateTime(at), id: entryUuid }}
                  />
                ) : (
                  <FormattedMessage id="log.verify.gone" values={{ position }} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}
