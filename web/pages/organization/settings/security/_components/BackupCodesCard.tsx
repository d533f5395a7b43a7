import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BackupCodesCard_viewer$key } from '../../../../../__generated__/BackupCodesCard_viewer.graphql.ts'
import { wordsOf } from '../../../../../relay/useMutation.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { useFreshFactor } from '../../../../../ui/freshFactor/useFreshFactor.tsx'
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx'
import { BackupCodes } from '../../../../../ui/secondFactor/BackupCodes.tsx'
import { toast } from '../../../../../ui/toast/toast.ts'
import { SettingsCard } from '../../frame/SettingsCard.tsx'
import { useRegenerateCodes } from '../_lib/useRegenerateCodes.ts'

/** With fewer codes than this, new ones are recommended. */
const FEW = 3

/** The number of remaining backup codes, and a button for new ones. Hidden without a second factor. */
export function BackupCodesCard({ viewerKey }: { viewerKey: BackupCodesCard_viewer$key }) {
  const { formatMessage } = useIntl()
  const { backupCodesLeft, hasSecondFactor } = useFragment(
    graphql`
      fragment BackupCodesCard_viewer on Viewer @throwOnFieldError {
        hasSecondFactor
        backupCodesLeft
      }
    `,
    viewerKey,
  )
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [regenerate, isRegenerating] = useRegenerateCodes()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()

  async function makeNew() {
    const outcome = await withFreshFactor(fresh => regenerate({ variables: { input: fresh } }))
    if (outcome?.ok) setCodes(outcome.payload.codes ?? [])
    else if (outcome) toast.error(wordsOf(outcome))
  }
  if (!hasSecondFactor) return null
  const isFew = backupCodesLeft < FEW
  return (
    <SettingsCard
      title={<FormattedMessage id="security.codes" />}
      description={<FormattedMessage id="security.codes.why" />}
      end={
        <span className={isFew ? 'badge warn' : 'badge'}>
          <FormattedMessage id="security.codes.left" values={{ count: backupCodesLeft }} />
        </span>
      }
    >
      <div>
        <Button loading={isRegenerating} onClick={() => void makeNew()}>
          <FormattedMessage id="security.codes.new" />
        </Button>
      </div>
      {freshFactorDialog}
      {codes === null ? null : (
        <Dialog open alert onClose={() => setCodes(null)} title={formatMessage({ id: 'security.codes.made' })}>
          <BackupCodes codes={codes} onDone={() => setCodes(null)} />
        </Dialog>
      )}
    </SettingsCard>
  )
}
