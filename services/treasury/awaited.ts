// Who can give the next approval. The account service knows who has the permission; this narrows them down to those who can use it.
import { z } from 'zod'

export const awaited = z
  .object({
    openTo: z
      .array(z.uuid())
      .nullable()
      .describe('Those whom the plan names for what is due; null: anybody who may approve'),
    namedFor: z
      .array(z.array(z.uuid()))
      .describe(
        'For each approval that is missing, also of a later step, those whom the plan names; without those open to anybody',
      ),
    exceptIds: z.array(z.uuid()).describe('Those who cannot: its authors, and whoever approved it already'),
  })
  .meta({ id: 'AwaitedApproval' })

type Awaiting = { authorIds: readonly string[]; approveOwn: boolean }

/** The users who can give the next approval of a record that needs one. */
export const awaitedOf = (
  { authorIds, approveOwn }: Awaiting,
  approverIds: readonly string[] = [],
  openTo: string[] | null = null,
  namedFor: string[][] = [],
): z.infer<typeof awaited> => ({
  openTo,
  namedFor,
  exceptIds: [...new Set([...(approveOwn ? [] : authorIds), ...approverIds])],
})
