// What authenticator apps show. Of the codes of one app each is accepted once, and none older than the last: whether this test gave that one,
// a file before it in the same Arus, or the demo.
import { createGuardrails, generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { postgresUrl } from './database.ts'
import { until } from '../../support/until.ts'

/** The authenticator of approver@ and both@ in the demo. */
const DEMO_KEY = 'JBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

/**
 * A code that will be accepted, however slowly it is typed: of the present step, or of the next one when somebody has used this one. Both are
 * good for half a minute at least, as long as anybody waits for anything here; the step before, which would be good too, ends any moment.
 * Waits only when the present and the next one are used up.
 */
export async function unusedCode(email: string, key: string = DEMO_KEY): Promise<string> {
  const step = Math.max(presentStep(), (await lastStepOf(email)) + 1)
  await until(() => step <= presentStep() + 1, { withinMs: 3 * STEP_MS, everyMs: 100 })
  return generateSync({
    secret: key.replaceAll(/\s/g, ''),
    epoch: (step * STEP_MS) / 1_000,
    guardrails: createGuardrails({ MIN_SECRET_BYTES: 10 }),
  })
}

/** Types a code where nothing is sent before its button is pressed, and presses it. */
export async function confirmCode(page: Page, code: string): Promise<void> {
  await typeCode(page, code)
  await page.keyboard.press('Enter')
}

/** Types a code into the field, which has the focus as soon as it is asked for, and after a wrong code. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('input[autocomplete=one-time-code]:focus').waitFor()
  await page.keyboard.type(code)
}

const presentStep = () => Math.floor(Date.now() / STEP_MS)

/** The newest step that Arus has accepted of anybody's app; -1 when it has not accepted any. */
function lastStepOf(email: string): Promise<number> {
  return withAdmin(postgresUrl('account'), async admin => {
    const { rows } = await admin.query<{ step: number }>(
      `select coalesce(max(last_step), -1)::int as step from factor join person on person.id = person_id where email = $1`,
      [email],
    )
    return rows[0]?.step ?? -1
  })
}
