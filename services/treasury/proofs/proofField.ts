import { z } from 'zod'

/** The field of a request's body with a proof. */
export const proofField = {
  proof: z
    .string()
    .max(4_000)
    .nullish()
    .describe(
      'That the caller has shown a fresh second factor for exactly this; without it the digest to prove is told',
    ),
}
