// Writes the time limits of calls that may take longer than others, from the services' contracts: `node tools/codegen/timeLimits.ts account
// treasury`.
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const contract = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-time-limit-ms': z.int().optional() }))),
})

/** `POST /v1/things/{id}` → milliseconds. */
function limitsOf(service: string): Record<string, number> {
  const { paths } = contract.parse(JSON.parse(readFileSync(`services/${service}/openapi.json`, 'utf8')))
  const limits: Record<string, number> = {}
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { 'x-time-limit-ms': limit }] of Object.entries(operations))
      if (limit !== undefined) limits[`${method.toUpperCase()} ${path}`] = limit
  return limits
}

const services = process.argv.slice(2)
const limits = Object.fromEntries(services.map(service => [service, limitsOf(service)]))
writeFileSync(
  'bff/rest/timeLimits.generated.ts',
  `// Which calls may take longer than others, in milliseconds: generated from the services' contracts.
import type { ServiceName } from './restError.ts'

export const timeLimits: Record<ServiceName, Readonly<Record<string, number>>> = ${JSON.stringify(limits, null, 2)}
`,
)
