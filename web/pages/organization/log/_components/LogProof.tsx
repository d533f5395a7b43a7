import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { LogProofQuery } from '../../../../__generated__/LogProofQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { reportsFailure } from '../../../../relay/persistentQueries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'

type Proof = LogProofQuery['response']['organization']['activityProof']

/** Has the log recomputed when it is mounted, and shows what came of it. */
export function LogProof({ onVerified }: { onVerified: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const environment = useRelayEnvironment()
  const [proof, setProof] = useState<Proof | null>(null)

  useEffect(() => {
    const request = fetchQuery<LogProofQuery>(
      environment,
      graphql`
        query LogProofQuery @throwOnFieldError {
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
      { fetchPolicy: 'network-only', networkCacheConfig: reportsFailure() },
    ).subscribe({
      next: answer => setProof(answer.organization.activityProof),
      error: () => {
        toast.error(formatMessage({ id: 'error.server' }))
        onVerified()
      },
      complete: onVerified,
    })
    return () => request.unsubscribe()
  }, [environment, formatMessage, onVerified])

  const isWhole = proof !== null && proof.broken.length === 0
  return (
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
  )
}
