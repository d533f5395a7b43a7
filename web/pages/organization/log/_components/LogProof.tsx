import { FormattedMessage } from 'react-intl'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import type { LogProofQuery } from '../../../../__generated__/LogProofQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { reportsFailure } from '../../../../relay/persistentQueries.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'

export type Proof = LogProofQuery['response']['organization']['activityProof']

/** Has the log's hash chain recomputed now. */
export async function readProof(environment: IEnvironment): Promise<Proof | undefined> {
  const answer = await fetchQuery<LogProofQuery>(
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
  ).toPromise()
  return answer?.organization.activityProof
}

/** The result of recomputing the log. */
export function LogProof({ proof, onClose }: { proof: Proof; onClose: () => void }) {
  const formats = useFormats()
  const isWhole = proof.broken.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={<FormattedMessage id={isWhole ? 'log.verify.whole' : 'log.verify.broken'} />}
      description={<FormattedMessage id="log.verify.entries" values={{ count: proof.entries }} />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      }
    >
      {isWhole ? null : (
        <ul className="note warn">
          {proof.broken.map(({ position, entryUuid, at }) => (
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
