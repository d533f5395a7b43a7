// HTTP of payment settings: shapes in and out, no rules.
import { z } from 'zod'
import type { Server } from '../../kit/http/server.ts'
import type { RouteContext } from '../context.ts'
import { openProver, proofField } from '../proofs/public.ts'
import { readPaymentSettings, updatePaymentSettings } from './paymentSettings.ts'

const settings = {
  duplicateDays: z
    .int()
    .min(0)
    .max(90)
    .describe('Number of days within which equal payments count as possible duplicates; 0: not checked'),
  unmatchedDays: z.int().min(1).max(365).describe('What stays unmatched longer is raised as an exception'),
  toleranceRupiah: z
    .int()
    .min(0)
    .max(1_000_000)
    .describe(
      'A statement line that misses what was expected by at most so many rupiah, and by a thousandth, is taken for rounded; of other currencies a thousandth of the number. 0: none is',
    ),
}

const maxFeeRupiah = z
  .int()
  .min(0)
  .max(1_000_000)
  .describe(
    'The largest bank fee, in rupiah, that explains a difference without a reason; of other currencies a thousandth of the number',
  )

const dormantDays = z.int().min(30).max(3_650).describe('A bank account without lines for so many days is dormant')

const staleBankingDays = z
  .int()
  .min(1)
  .max(60)
  .describe(
    'Number of banking days without a statement after which a bank account without a connection is raised as an exception',
  )

const settingsShape = z
  .object({
    ...settings,
    maxFeeRupiah,
    dormantDays,
    staleBankingDays,
    version: z.int().describe('0 while nothing has been saved'),
  })
  .meta({ id: 'PaymentSettings', description: 'Thresholds for checks and exceptions' })

/** Routes of the payment settings. */
export function paymentSettingsRoutes(app: Server, context: RouteContext) {
  const { access } = context
  const prover = openProver(context)

  app.get(
    '/v1/payment-settings',
    {
      schema: {
        operationId: 'getPaymentSettings',
        description: 'Thresholds for checks and exceptions',
        response: { 200: settingsShape },
      },
    },
    request =>
      access.asCaller(request, 'treasury.payments.view', async tx =>
        settingsShape.parse(await readPaymentSettings(tx)),
      ),
  )

  app.put(
    '/v1/payment-settings',
    {
      schema: {
        operationId: 'updatePaymentSettings',
        description:
          'Changes the settings, with a proof where a check becomes looser; refuses G-3 stale version, and for a looser one BA-29 no proof and G-22 an API token',
        body: z.strictObject({
          ...settings,
          maxFeeRupiah: maxFeeRupiah.optional(),
          dormantDays: dormantDays.optional(),
          staleBankingDays: staleBankingDays.optional(),
          version: z.int().min(0),
          ...proofField,
        }),
        response: { 200: settingsShape },
      },
    },
    request => {
      const { proof, ...content } = request.body
      const statement = { action: 'UPDATE_PAYMENT_SETTINGS', content }
      const proven = { permission: 'account.controls.manage', statement, proof }
      return prover.change(request, proven, async tx => {
        const { settings: changed, loosened } = await updatePaymentSettings(tx, content)
        return {
          result: settingsShape.parse(changed),
          protects: loosened ? { action: 'PAYMENT_SETTINGS_LOOSENED', subject: '' } : null,
        }
      })
    },
  )
}
