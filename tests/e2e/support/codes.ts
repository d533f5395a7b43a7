// Codes of authenticator apps. Each code of an app is accepted once, and none older than the last: whether it was used by this test, an
// earlier file in the same Arus, or the demo.
import { createGuardrails, generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { postgresUrl } from './database.ts'
import { until } from '../../support/until.ts'

/** The authenticator secret of approver@ and both@ in the demo. */
const DEMO_KEY = 'JBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

/**
 * A code that will be accepted, however slowly it is typed: of the current step, or of the next one if that is used already. Both are valid
 * for at least half a minute, the timeout of all actions here; the previous step would be accepted too, but may expire any moment. Waits
 * only if the current and the next one are used.
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

/** Types a code where a button submits it, and presses the button. */
export async function confirmCode(page: Page, code: string): Promise<void> {
  await typeCode(page, code)
  await page.keyboard.press('Enter')
}

/** Types a code into the field, which has the focus when the prompt opens and after a wrong code. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('input[autocomplete=one-time-code]:focus').waitFor()
  await page.keyboard.type(code)
}

const presentStep = () => Math.floor(Date.now() / STEP_MS)

/** The latest step that Arus has accepted of a user's app; -1 when there is none. */
function lastStepOf(email: string): Promise<number> {
  return withAdmin(postgresUrl('account'), async admin => {
    const { rows } = await admin.query<{ step: number }>(
      `select coalesce(max(last_step), -1)::int as step from factor join person on person.id = person_id where email = $1`,
      [email],
    )
    return rows[0]?.step ?? -1
  })
}
