import { z } from 'zod'

/** A JSON text, parsed. */
export const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON', input: value })
    return z.NEVER
  }
})
