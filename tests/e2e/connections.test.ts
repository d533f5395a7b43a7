// An account is connected to its bank (the sandbox of `npm start`), money moves there, and it is visible here.
import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { directoryIn, readCredentials } from '../../services/sandbox-bank/partners.ts'
import { expectAccessible, seat } from './support/browser.ts'
import { forgetFactors, setUpPasskey } from './support/factors.ts'
import { ownArus } from './support/ownArus.ts'

const admin = seat('admin@arus.test')

const accountNumber = `77${randomInt(10_000_000, 99_999_999)}`
const alias = `BRI ${accountNumber}`

/** The sandbox bank's port, relative to the web's. */
const SANDBOX_BANK = 4

async function atBank(path: string, body: object) {
  const url = new URL(ownArus().url)
  url.port = String(Number(url.port) + SANDBOX_BANK)
  const answer = await fetch(new URL(`/sandbox/${path}`, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bankCode: '002', accountNumber, ...body }),
  })
  expect(answer.status).toBe(200)
}

const usePasskey = () => admin.page.getByRole('button', { name: 'Use passkey' }).click()

test('connect, be told what is wrong, put it right, sync, see lines and balance', async () => {
  const { page } = admin
  await atBank('accounts', { name: 'PT NUSANTARA RETAIL', currency: 'IDR', openingBalance: '1000000.00' })
  await atBank('entries', { direction: 'CREDIT', amount: '250000.00', description: `SETORAN ${accountNumber}` })

  await page.goto('/bank-accounts/internal-accounts/create')
  await page.getByRole('combobox', { name: 'Bank' }).selectOption('BRI')
  await page.getByRole('textbox', { name: 'Account number' }).fill(accountNumber)
  await page.getByRole('textbox', { name: 'Alias' }).fill(alias)
  await page.getByRole('button', { name: /^Add account/ }).click()
  await setUpPasskey(admin)
  await page.goto('/bank-accounts')
  await page.getByRole('link', { name: alias }).click()
  await page.getByRole('heading', { name: alias }).waitFor()

  await expectAccessible(page, 'an account that can be connected')
  await page.getByRole('button', { name: 'Connect via bank API' }).click()
  const { clientId, clientSecret, partnerId, channelId, privateKey } = credentialsOfBri()
  await page.getByLabel('Client ID').fill(clientId)
  await page.getByLabel('Client secret').fill(`${clientSecret} mistyped`)
  await page.getByLabel('Partner ID').fill(partnerId)
  await page.getByLabel('Channel ID').fill(channelId)
  await page.getByLabel('Private key').fill(privateKey.slice(0, 100))
  await expectAccessible(page, 'the dialog that connects an account')
  await page.getByRole('button', { name: 'Connect and test' }).click()
  await page.getByText('The private key isn’t valid.').waitFor()
  await page.getByLabel('Private key').fill(privateKey)
  await page.getByRole('button', { name: 'Connect and test' }).click()
  // Requested only when everything else is valid, and for exactly this change.
  await page.getByRole('button', { name: 'Use passkey' }).waitFor()
  await expectAccessible(page, 'the dialog that asks who connects an account')
  await usePasskey()
  await page.getByText('The bank doesn’t accept these credentials.').waitFor()

  await page.getByRole('button', { name: 'Replace credentials' }).click()
  await page.getByLabel('Client ID').fill(clientId)
  await page.getByLabel('Client secret').fill(clientSecret)
  await page.getByLabel('Partner ID').fill(partnerId)
  await page.getByLabel('Channel ID').fill(channelId)
  await page.getByLabel('Private key').fill(privateKey)
  await page.getByRole('button', { name: 'Replace and test' }).click()
  await usePasskey()
  await page.getByText('The connection works. The bank reports a balance of IDR 1,250,000.00.').waitFor()

  await page.getByRole('button', { name: 'Sync now' }).click()
  const connection = page.getByRole('region', { name: 'Connection' })
  await connection.getByText('Working').waitFor()
  await connection.getByText('1 new').waitFor()
  await page.getByRole('region', { name: 'Balance' }).getByText('IDR 1,250,000.00').first().waitFor()
  await expectAccessible(page, 'a connected account')

  await page.goto(`/balances?days=30`)
  const row = page.getByRole('row', { name: alias })
  await row.getByText('IDR 1,250,000.00').first().waitFor()
  await page.getByRole('combobox', { name: 'Show balance of' }).selectOption(alias)
  await page.getByRole('img', { name: /IDR 1,250,000.00 at the end/ }).waitFor()
  await page.getByText('Show as table').click()
  await page
    .getByRole('row', { name: /1 IDR 1,250,000.00/ })
    .first()
    .waitFor()

  await row.getByRole('link', { name: alias }).click()
  await page.getByRole('link', { name: 'Statement transactions' }).last().click()
  await page.getByText(`SETORAN ${accountNumber}`).first().waitFor()
  await forgetFactors('admin@arus.test')
})

function credentialsOfBri() {
  return readCredentials(directoryIn(ownArus().directory))['002'] ?? expect.unreachable('the sandbox plays BRI')
}
