import { toast } from '../../../../ui/toast/toast.ts'

/** Says what was saved and may still be wrong. */
export function tellWarnings(warnings: readonly { readonly message: string }[]): void {
  for (const { message } of warnings) toast.info(message)
}
