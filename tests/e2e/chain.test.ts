// From an invoice to the bank line and back: a customer pays on a phone, the provider pays out, the bank books it and it is matched. Two
// staff members watch, one in each area, without reloading; the match is undone, and made again.
import { expect, test } from 'vitest'
import { expectAccessible, person, seat } from './support/browser.ts'
import { chooseBank, issueInvoice, linkTo } from './support/checkout.ts'
import { atShop, matchPayout, payAtBank, SHOP_ACCOUNT, uploadReport } from './support/sandboxProvider.ts'

/** Performs all actions. */
const admin = seat('admin@arus.test')
/** Watches in invoicing. */
const seller = seat('maker@arus.test')
/** Watches in treasury. */
const treasurer = seat('owner@arus.test')

test('a virtual account is paid on a phone, paid out, booked, matched, undone and matched again, live in both areas', async () => {
  const { page } = admin
  // Batches contain everything open: the demo's remains go first, and their money does not arrive.
  await atShop('settle', {})
  const link = await linkTo(seller, await issueInvoice())
  const number = (await seller.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const guest = await person({ width: 390, height: 844, language: 'id' })
  await guest.page.goto(link)
  await payAtBank(await chooseBank(guest, 'BNI'))
  await guest.page.getByRole('heading', { level: 1, name: 'Pembayaran diterima' }).waitFor()
  await seller.page.getByText('Nothing is left to pay.').waitFor()

  // Both areas know the payout as soon as the provider reports it.
  const { batch, net, members } = await atShop<{ batch: string; net: string; members: number }>('settle', {
    account: SHOP_ACCOUNT,
  })
  expect(members).toBe(1)
  const amount = Number(net).toLocaleString('en', { minimumFractionDigits: 2 })
  await treasurer.page.goto(`/payment-records?q=${batch}`)
  await seller.page.goto(`/settlement?q=${batch}`)
  await seller.page.getByText('Nothing matches these filters').waitFor()
  await page.goto('/payment-providers')
  await page.getByRole('link', { name: 'Toko online' }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await treasurer.page.getByRole('link', { name: batch }).click()
  await seller.page.getByRole('link', { name: batch }).click()
  const sides = [treasurer, seller].map(({ page: watched }) => watched.getByRole('region', { name: 'In the bank' }))
  const expectInBank = async (state: 'Unreconciled' | 'Reconciled') => {
    for (const side of sides) await side.getByText(state, { exact: true }).waitFor()
  }
  await expectInBank('Unreconciled')

  // Its transactions arrive with the provider's report: the invoice is shown with its payment.
  await uploadReport(page, batch)
  const payments = seller.page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('link', { name: number.trim() }).waitFor()
  await payments.getByRole('link', { name: /^PAY-\d{4}-\d{6}$/ }).waitFor()
  await expectAccessible(seller.page, 'a settlement with its payments')

  // The run matches the bank line automatically.
  await matchPayout(page, amount)
  const workspace = new URL(page.url())
  await expectInBank('Reconciled')

  // The user's own recent match is undone without a reason.
  workspace.searchParams.set('tab', 'reconciled')
  await page.goto(workspace.href)
  await page.getByRole('option', { name: amount }).first().click()
  await page.getByRole('button', { name: /^Unmatch/ }).click()
  await expectInBank('Unreconciled')
  await seller.page.getByText('None yet').waitFor()

  workspace.searchParams.set('tab', 'unreconciled')
  await page.goto(workspace.href)
  await page.getByRole('option', { name: amount }).first().click()
  const candidate = page.getByRole('article').filter({ hasText: amount }).first()
  await candidate.getByRole('checkbox').check()
  await page.getByText('No difference remains.').waitFor()
  await page.getByRole('button', { name: 'Match ↵', exact: true }).click()
  await expectInBank('Reconciled')
  // The invoice stayed paid: its money was at the provider.
  await payments.getByRole('link', { name: number.trim() }).click()
  await seller.page.getByText('Nothing is left to pay.').waitFor()
  expect(guest.faults).toEqual([])
  await guest.context.close()
})
