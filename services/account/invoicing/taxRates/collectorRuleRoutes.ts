// HTTP routes of what VAT collectors keep and withhold: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { refuseFields } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { formatMinor, minorOf, nonNegativeDecimal } from '../../../kit/money.ts'
import { COLLECTOR_RULE_KINDS, type CollectorRule } from '../amounts/public.ts'
import { deleteCollectorRule, type ListedRule, listCollectorRules, setCollectorRule } from './collectorRules.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'account.company.manage'
/** Hundredths of a percent. */
const ALL = 10_000n

const kind = z.enum(COLLECTOR_RULE_KINDS).meta({ id: 'CollectorRuleKind' })

const ruleShape = z
  .object({
    kind,
    from: z.string().describe('The first day on which it applies'),
    value: z.string().describe('Of thresholds the rupiah above which, of the rate the percent'),
    confirmedAt: z.string().nullable().describe('When a member confirmed or entered it; null: nobody has yet'),
    confirmedBy: z.uuid().nullable(),
  })
  .meta({ id: 'CollectorRule', description: 'What customers that collect VAT keep and withhold, from a day on' })

const key = { kind, from: businessDate }

const show = ({ value, ...rule }: ListedRule): z.infer<typeof ruleShape> => ({ ...rule, value: formatMinor(value) })

/** A percent and rupiah both have two decimals. */
const body = z.strictObject({ ...key, value: nonNegativeDecimal })

const tooMuch = (rule: CollectorRule) => rule.kind === 'PPH22_RATE' && rule.value > ALL

export function collectorRuleRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/collector-rules',
    {
      schema: {
        operationId: 'listCollectorRules',
        description: 'What VAT collectors keep and withhold, by kind, the latest first',
        response: { 200: z.object({ items: z.array(ruleShape) }) },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: (await listCollectorRules(tx)).map(show) })),
  )

  app.put(
    '/v1/collector-rules',
    {
      schema: {
        operationId: 'setCollectorRule',
        description:
          'Confirms or enters the value from a day on; invoices that are issued stay as they are; refuses TR-5 another value for that day',
        body,
        response: { 200: ruleShape },
      },
    },
    request => {
      const rule = { ...request.body, value: minorOf(request.body.value) }
      if (tooMuch(rule)) throw refuseFields([{ path: 'value', error: 'INVALID_VALUE' }])
      return access.asCaller(request, MANAGE, async tx => show(await setCollectorRule(tx, rule)))
    },
  )

  app.delete(
    '/v1/collector-rules',
    {
      schema: {
        operationId: 'deleteCollectorRule',
        description: 'Deletes a value; invoices that are issued with it stay as they are',
        querystring: z.strictObject(key),
        response: { 204: z.void() },
      },
    },
    async (request, reply) => {
      const { kind: which, from } = request.query
      await access.asCaller(request, MANAGE, tx => deleteCollectorRule(tx, which, from))
      return reply.code(204).send()
    },
  )
}
