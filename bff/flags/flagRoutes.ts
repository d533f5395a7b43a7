// The flag host of an installation without one: the three routes of GrowthBook's SDK, over a file. Nothing in it is secret, since a browser
// gets the rules of all flags anyway; a flag decides what is shown and never what is allowed.
import type { GrowthBook } from '@growthbook/growthbook'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { FlagStreams } from './flagStreams.ts'
import { FlagsFile, type FlagsPayload } from './flagsFile.ts'

export type FlagsFileOptions = {
  path: string
  clientKey: string
  /** Evaluates flags here, so that browsers never see their rules. */
  remoteEvaluation: boolean
  pollIntervalMs?: number
  /** Maximum number of concurrent streams. */
  mostStreams?: number
}

/** The visitor's attributes, as the SDK sends them. */
const visitor = z.object({
  attributes: z.record(z.string(), z.json()),
  forcedVariations: z.record(z.string(), z.number().int()).default({}),
  forcedFeatures: z.array(z.tuple([z.string(), z.json()])).default([]),
  url: z.string().default(''),
})
type Visitor = z.infer<typeof visitor>
type Evaluator = typeof GrowthBook

const MAX_VISITOR_BYTES = 16_384

/** A stream ends when its page is closed, which can't be predicted. */
const STREAM_RETRY_SECONDS = 30

type ByKey = { Params: { clientKey: string } }

export async function flagRoutes(app: FastifyInstance, options: FlagsFileOptions): Promise<void> {
  // Loaded only if there is such a file.
  const { GrowthBook: evaluator } = await import('@growthbook/growthbook')
  const file = new FlagsFile(options.path, { ...options, log: app.log })
  const streams = new FlagStreams(options.mostStreams)
  const change = () => (options.remoteEvaluation ? eventOf('features-updated') : eventOf('features', file.payload))
  file.onChange(() => streams.announce(change()))

  const isOurs = (clientKey: string) => clientKey === options.clientKey
  const sendFlags = (reply: FastifyReply, payload: object) =>
    reply.header('x-sse-support', 'enabled').header('cache-control', 'no-store').send(payload)

  app.get<ByKey>('/api/features/:clientKey', ({ params }, reply) => {
    // With remote evaluation the rules stay on the server.
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
