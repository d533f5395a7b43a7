// Whose approval is awaited. Who has the permission is known to the account service: here is told which of them can use it.
import { z } from 'zod'

export const awaited = z
  .object({
    openTo: z
      .array(z.uuid())
      .nullable()
      .describe('Those whom the plan names for what is due; null: anybody who may approve'),
    exceptIds: z.array(z.uuid()).describe('Those who cannot: its authors, and whoever approved it already'),
  })
  .meta({ id: 'AwaitedApproval' })

type Awaiting = { authorIds: readonly string[]; approveOwn: boolean }

/** Who can give the next approval of a record that needs one. */
export const awaitedOf = (
  { authorIds, approveOwn }: Awaiting,
  approverIds: readonly string[] = [],
  openTo: string[] | null = null,
): z.infer<typeof awaited> => ({
  openTo,
  exceptIds: [...new Set([...(approveOwn ? [] : authorIds), ...approverIds])],
})
