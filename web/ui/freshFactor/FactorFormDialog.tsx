import type { Outcome } from '../../relay/useMutation.ts'
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx'
import type { FreshFactor } from './freshFactor.ts'
import { useFreshFactor } from './useFreshFactor.tsx'

type FactorFormDialogProps<P> = Omit<FormDialogProps<P>, 'send'> & {
  /** Sends with the proof given: at first none, and again when the server requires one. */
  send: (factor: FreshFactor) => Promise<Outcome<P>>
}

/**
 * A FormDialog for actions that may require a fresh second factor or the password. The prompt opens over the form, which stays as it was.
 */
export function FactorFormDialog<P>({ send, ...form }: FactorFormDialogProps<P>) {
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  return (
    <>
      <FormDialog<P> {...form} send={() => withFreshFactor(send)} />
      {freshFactorDialog}
    </>
  )
}
