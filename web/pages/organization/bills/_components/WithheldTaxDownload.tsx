import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { WithheldTaxDownloadQuery } from '../../../../__generated__/WithheldTaxDownloadQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { saveFile } from '../../_lib/saveFile.ts'
import { toFilter, type WithheldState } from '../_lib/withheldState.ts'

/** Downloads the month as a file for e-Bupot: filtered by entity and tax, but not by the search. */
export function WithheldTaxDownload({ state }: { state: WithheldState }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const environment = useRelayEnvironment()
  const [isReading, setReading] = useState(false)

  async function download() {
    setReading(true)
    const answer = await fetchQuery<WithheldTaxDownloadQuery>(
      environment,
      graphql`
        query WithheldTaxDownloadQuery($filter: WithheldTaxFilter!) @throwOnFieldError {
          organization {
            withheldTaxFile(filter: $filter) {
              file {
                fileName
                content
              }
              userErrors {
                message
              }
            }
          }
        }
      `,
      { filter: toFilter({ ...state, q: '' }, formats.today()) },
      { fetchPolicy: 'network-only' },
    )
      .toPromise()
      .catch(() => undefined)
    setReading(false)
    const found = answer?.organization.withheldTaxFile
    if (found?.file) saveFile(found.file.fileName, found.file.content)
    else toast.error(found?.userErrors[0]?.message ?? formatMessage({ id: 'withheldTax.file.failed' }))
  }
  return (
    <Button icon={<Download className="i" aria-hidden />} loading={isReading} onClick={() => void download()}>
      <FormattedMessage id="withheldTax.file" />
    </Button>
  )
}
