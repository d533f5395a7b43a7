import type { Outcome } from '../../relay/useMutation.ts'
import { FormDialog, type FormDialogProps } from '../form/FormDialog.tsx'
import type { FreshFactor } from './freshFactor.ts'
import { useFreshFactor } from './useFreshFactor.tsx'

type FactorFormDialogProps<P> = Omit<FormDialogProps<P>, 'send'> & {
  /** Sends with what was shown: at first nothing, and again when the server wants a proof. */
  send: (factor: FreshFactor) => Promise<Outcome<P>>
}

/** A FormDialog for what may want a fresh second factor, or the password. It is asked for over the form, which stands as it was. */
export function FactorFormDialog<P>({ send, ...form }: FactorFormDialogProps<P>) {
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  return (
    <>
      <FormDialog<P> {...form} send={() => withFreshFactor(send)} />
      {freshFactorDialog}
    </>
  )
}
