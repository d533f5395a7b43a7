// A process's configuration, checked once at its start.
import { z } from 'zod'

/**
 * Reads the environment variables, or reports which are invalid. An empty variable counts as unset, as compose files and shells write it.
 */
export function readEnvironment<Shape extends z.ZodType>(shape: Shape, given: NodeJS.ProcessEnv): z.output<Shape> {
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')))
  if (!parsed.success) throw new Error(`the configuration is not valid:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
