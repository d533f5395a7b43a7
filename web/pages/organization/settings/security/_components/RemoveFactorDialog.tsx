import { FormattedMessage, useIntl } from 'react-intl'
import { useRemoveFactor } from '../_lib/useRemoveFactor.ts'
import type { Factor } from '../_lib/factor.ts'
import { ProvenDialog } from './ProvenDialog.tsx'

type RemoveFactorDialogProps = { factor: Factor; isLast: boolean; onClose: () => void }

/** Removes a factor; the factor itself or another one is the proof. */
export function RemoveFactorDialog({ factor: { uuid, name }, isLast, onClose }: RemoveFactorDialogProps) {
  const { formatMessage } = useIntl()
  const [remove] = useRemoveFactor()
  return (
    <ProvenDialog
      title={<FormattedMessage id="security.remove.title" values={{ name }} />}
      why={<FormattedMessage id={isLast ? 'security.remove.last' : 'security.remove.one'} />}
      confirm={<FormattedMessage id="security.remove" />}
      act={proof => remove({ variables: { input: { uuid, ...proof } } })}
      done={formatMessage({ id: 'security.remove.done' }, { name })}
      onClose={onClose}
    />
  )
}
