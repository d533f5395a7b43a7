import { toast } from '../../../../ui/toast/toast.ts'

/** Shows warnings about saved data. */
export function showWarnings(warnings: readonly { readonly message: string }[]): void {
  for (const { message } of warnings) toast.info(message)
}
