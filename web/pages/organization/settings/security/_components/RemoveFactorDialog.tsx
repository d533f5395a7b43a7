import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../../ui/Button.tsx'
import { useFreshFactor } from '../../../../../ui/freshFactor/useFreshFactor.tsx'
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx'
import { toast } from '../../../../../ui/toast/toast.ts'
import { useRemoveFactor } from '../_lib/useRemoveFactor.ts'
import type { Factor } from './FactorsCard.tsx'

type RemoveFactorDialogProps = { factor: Factor; isLast: boolean; onClose: () => void }

/** Says what removing means, then asks for the factor itself. */
export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const { formatMessage } = useIntl()
  const [remove, isRemoving] = useRemoveFactor()
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()

  async function confirm() {
    const outcome = await withFreshFactor(fresh => remove({ variables: { input: { uuid: factor.uuid, ...fresh } } }))
    if (outcome === null) return
    if (outcome.ok) toast.success(formatMessage({ id: 'security.remove.done' }, { name: factor.name }))
    else toast.error(outcome.form ?? Object.values(outcome.fields).join(' '))
    onClose()
  }
  // One question at a time: the dialog for the factor takes the place of this one.
  if (freshFactorDialog !== null) return freshFactorDialog
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={<FormattedMessage id="security.remove.title" values={{ name: factor.name }} />}
      description={<FormattedMessage id={isLast ? 'security.remove.last' : 'security.remove.one'} />}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            <FormattedMessage id="action.cancel" />
          </Button>
          <Button variant="dangerSolid" loading={isRemoving} onClick={() => void confirm()}>
            <FormattedMessage id="security.remove" />
          </Button>
        </>
      }
    />
  )
}
