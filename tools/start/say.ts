import { z } from 'zod'

// One voice for everything that `npm start` runs: who speaks, then what.
const began = performance.now()

/** Seconds since the start, formatted. */
export const elapsed = () => `${((performance.now() - began) / 1000).toFixed(1)} s`

export function say(who: string, text: string) {
  for (const line of text.trimEnd().split('\n')) console.log(`${who.padEnd(9)} ${line}`)
}

const logLine = z.object({
  level: z.union([z.string(), z.number()]),
  msg: z.string().optional(),
  err: z
    .object({ message: z.string().optional(), type: z.string().optional(), code: z.string().optional() })
    .optional(),
})
const LEVELS: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/** Logs are JSON. On a terminal only the essentials are shown; other output passes unchanged. */
export function gist(line: string): string {
  if (!line.startsWith('{')) return line
  try {
    const { level, msg, err } = logLine.parse(JSON.parse(line))
    const reason = err && (err.message ?? [err.type, err.code].filter(Boolean).join(' '))
    return [typeof level === 'number' ? LEVELS[level] : level, msg, reason === msg ? undefined : reason]
      .filter(Boolean)
      .join(': ')
  } catch {
    return line
  }
}
