// Second factors that users set up during a journey.
import { withAdmin } from '../../../services/kit/database/provision.ts'
import type { Person } from './browser.ts'
import { postgresUrl } from './database.ts'

/** Gives the browser a virtual authenticator with user verification. The result replaces it by another device. */
export async function holdPasskeys({ context, page }: Person): Promise<() => Promise<void>> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const add = () =>
    devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
  let held = await add()
  return async () => {
    await devtools.send('WebAuthn.removeVirtualAuthenticator', held)
    held = await add()
  }
}

/** Sets up a passkey in the settings, stored in the browser from then on. */
export async function setUpPasskey(person: Person): Promise<void> {
  const { page } = person
  await holdPasskeys(person)
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('button', { name: 'Remove Laptop' }).waitFor()
}

/** Deletes all factors of these users, so that later files find them unchanged. */
export function forgetFactors(...emails: readonly string[]): Promise<void> {
  return withAdmin(postgresUrl('account'), async admin => {
    for (const table of ['factor', 'passkey', 'backup_code']) {
      const people = 'select id from person where email = any($1)'
      await admin.query(`delete from ${table} where person_id in (${people})`, [emails])
    }
  })
}
