// From an invoice to the bank's line and back: a customer pays on a phone, the provider pays out, the bank books it and it is matched. Two
// members of staff watch, one in each area, and never reload a page; the match is undone, and made again.
import { expect, test } from 'vitest'
import { expectAccessible, person, seat } from './support/browser.ts'
import { chooseBank, issueInvoice, linkTo } from './support/checkout.ts'
import { atShop, matchPayout, payAtBank, SHOP_ACCOUNT, uploadReport } from './support/sandboxProvider.ts'

/** Does what is to be done. */
const admin = seat('admin@arus.test')
/** Watches in invoicing. */
const seller = seat('maker@arus.test')
/** Watches in treasury. */
const treasurer = seat('owner@arus.test')

test('a virtual account is paid on a phone, paid out, booked, matched, undone and matched again, live in both areas', async () => {
  const { page } = admin
  // Batches are made of all that is open: what the demo left there goes first, and its money does not come.
  await atShop('settle', {})
  const link = await linkTo(seller, await issueInvoice())
  const number = (await seller.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const guest = await person({ width: 390, height: 844, language: 'id' })
  await guest.page.goto(link)
  await payAtBank(await chooseBank(guest, 'BNI'))
  await guest.page.getByRole('heading', { level: 1, name: 'Pembayaran diterima' }).waitFor()
  await seller.page.getByText('Nothing is left to pay.').waitFor()

  // Both areas know the payout as soon as the provider tells of it.
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

  // What it is made of comes by the provider's report: the invoice stands beside its payment.
  await uploadReport(page, batch)
  const payments = seller.page.getByRole('region', { name: 'Payments' })
  await payments.getByRole('link', { name: number.trim() }).waitFor()
  await payments.getByRole('link', { name: /^PAY-\d{4}-\d{6}$/ }).waitFor()
  await expectAccessible(seller.page, 'a settlement with its payments')

  // The bank's line is certain enough to be matched by the run itself.
  await matchPayout(page, amount)
  const workspace = new URL(page.url())
  await expectInBank('Reconciled')

  // One's own match, made a moment ago, is taken back without a reason.
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
  // The invoice has been paid all the while: its money lay at the provider.
  await payments.getByRole('link', { name: number.trim() }).click()
  await seller.page.getByText('Nothing is left to pay.').waitFor()
  expect(guest.faults).toEqual([])
  await guest.context.close()
})
