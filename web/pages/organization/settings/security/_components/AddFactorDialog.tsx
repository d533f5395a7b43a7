import { FormattedMessage } from 'react-intl'
import { Dialog } from '../../../../../ui/overlay/Dialog.tsx'
import { type FactorKind, FactorSetup } from '../../../../../ui/secondFactor/FactorSetup.tsx'
import { useReadFactors } from '../_lib/useReadFactors.ts'

type AddFactorDialogProps = { kind: FactorKind; hasPasskey: boolean; onClose: () => void }

/** Adds an app or a passkey. The factors are refetched whenever it closes, since it may be closed while the codes are shown. */
export function AddFactorDialog({ kind, hasPasskey, onClose }: AddFactorDialogProps) {
  const readFactors = useReadFactors()
  function close() {
    readFactors()
    onClose()
  }
  return (
    <Dialog open alert onClose={close} title={<FormattedMessage id={`security.add.${kind}`} />}>
      <FactorSetup kind={kind} hasPasskey={hasPasskey} onDone={close} />
    </Dialog>
  )
}
