// The flag host of an installation that has none: the three routes that GrowthBook's SDK knows, over a file. Nothing of it is secret, a
// browser gets the rules of all flags anyway; a flag decides what is shown and never what is allowed.
import type { GrowthBook } from '@growthbook/growthbook'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { FlagStreams } from './flagStreams.ts'
import { FlagsFile, type FlagsPayload } from './flagsFile.ts'

export type FlagsFileOptions = {
  path: string
  clientKey: string
  /** Browsers have the flags evaluated here, and never see their rules. */
  remoteEvaluation: boolean
  pollIntervalMs?: number
  /** The most streams at once. */
  mostStreams?: number
}

/** What the SDK says of whom the flags are for. */
const visitor = z.object({
  attributes: z.record(z.string(), z.json()),
  forcedVariations: z.record(z.string(), z.number().int()).default({}),
  forcedFeatures: z.array(z.tuple([z.string(), z.json()])).default([]),
  url: z.string().default(''),
})
type Visitor = z.infer<typeof visitor>
type Evaluator = typeof GrowthBook

const MAX_VISITOR_BYTES = 16_384

/** A stream ends when its page is left, which nobody can foretell. */
const STREAM_RETRY_SECONDS = 30

type ByKey = { Params: { clientKey: string } }

export async function flagRoutes(app: FastifyInstance, options: FlagsFileOptions): Promise<void> {
  // Loaded where there is such a file only.
  const { GrowthBook: evaluator } = await import('@growthbook/growthbook')
  const file = new FlagsFile(options.path, { ...options, log: app.log })
  const streams = new FlagStreams(options.mostStreams)
  const change = () => (options.remoteEvaluation ? eventOf('features-updated') : eventOf('features', file.payload))
  file.onChange(() => streams.announce(change()))

  const isOurs = (clientKey: string) => clientKey === options.clientKey
  const sendFlags = (reply: FastifyReply, payload: object) =>
    reply.header('x-sse-support', 'enabled').header('cache-control', 'no-store').send(payload)

  app.get<ByKey>('/api/features/:clientKey', ({ params }, reply) => {
    // With remote evaluation the rules stay here.
    if (!isOurs(params.clientKey) || options.remoteEvaluation) return refuseKey(reply)
    return sendFlags(reply, file.payload)
  })
  app.post<ByKey>('/api/eval/:clientKey', { bodyLimit: MAX_VISITOR_BYTES }, ({ params, body }, reply) => {
    if (!isOurs(params.clientKey)) return refuseKey(reply)
    const whom = visitor.safeParse(body)
    if (!whom.success) return refuse(reply, 400, 'G-2', z.prettifyError(whom.error))
    return sendFlags(reply, evaluate(evaluator, file.payload, whom.data))
  })
  app.get<ByKey>('/sub/:clientKey', ({ params }, reply) => {
    if (!isOurs(params.clientKey)) return refuseKey(reply)
    if (streams.isFull)
      return refuse(reply.header('retry-after', STREAM_RETRY_SECONDS), 429, 'R-3', 'Too many streams are open.')
    streams.open(reply, change())
    return reply
  })
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => {
    file.close()
    streams.close()
  })
}

/** The value of each flag for one visitor, as features without rules. */
function evaluate(evaluator: Evaluator, { features, dateUpdated }: FlagsPayload, whom: Visitor) {
  const { attributes, forcedVariations, forcedFeatures, url } = whom
  const growthbook = new evaluator({ features, attributes, forcedVariations, url })
  growthbook.setForcedFeatures(new Map(forcedFeatures))
  const valueOf = (key: string): unknown => growthbook.evalFeature(key).value
  const values = Object.keys(features).map(key => [key, { defaultValue: valueOf(key) }] as const)
  growthbook.destroy()
  return { features: Object.fromEntries(values), dateUpdated }
}

const eventOf = (type: 'features' | 'features-updated', payload: object = {}) =>
  `event: ${type}\ndata: ${JSON.stringify(payload)}\n\n`

const refuseKey = (reply: FastifyReply) => refuse(reply, 404, 'G-7', 'There are no flags for this key.')

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ errors: [{ message, extensions: { code } }] })
