// What each role sees: a viewer sees everything, and no action that would be refused; Home leads each user to their pending work.
import { describe, expect, test } from 'vitest'
import { openBooks } from './support/books.ts'
import { expectAccessible, seat } from './support/browser.ts'
import { screensOf } from './support/featureScreens.ts'
import { bankDay, statementText } from './support/files.ts'

const viewer = seat('viewer@arus.test')
const maker = seat('maker@arus.test')

/** Names of actions that change something, on any screen. */
const CHANGES =
  /^(New|Add|Invite|Copy|Actions|Import|Enter by hand|Save|Edit|Delete|Archive|Bring back|Undo|Take back|Match|Reconcile|Create|Find matches|Run auto-match|Not this|Skip|Check the file|Approve|Reject|Submit)\b/

describe('a viewer', () => {
  test.each(screensOf('viewer'))('sees %s without anything that is not theirs to do', async (address, shown) => {
    const { page } = viewer
    await page.goto(address)
    const main = page.getByRole('main')
    await main.getByText(shown).first().waitFor()
    // Tabs only lead to views: "New" is a status there.
    const outsideOfTabs = page.locator(':not(nav.tabs *)')
    for (const role of ['button', 'link'] as const)
      expect(await main.getByRole(role, { name: CHANGES }).and(outsideOfTabs).allInnerTexts(), address).toEqual([])
    // Rows without actions can't be selected either.
    expect(await main.getByRole('row').getByRole('checkbox').count()).toBe(0)
    await expectAccessible(page, `${address} of a viewer`)
  })

  test.each(screensOf('closed'))('is told at %s who could change that', async address => {
    const { page } = viewer
    await page.goto(address)
    await page.getByRole('heading', { name: 'Your role doesn’t allow this' }).waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  })

  test('changes nothing with keys either', async () => {
    const { page } = viewer
    await page.goto('/statement-transactions')
    await page.getByRole('row').nth(1).click()
    await page.keyboard.press('c')
    await page.goto('/reconciliation?tab=unreconciled&match=FULL_MATCH')
    await page
      .getByRole('region', { name: /^Candidates for/ })
      .getByText('Suggested')
      .waitFor()
    const current = page.getByRole('option', { selected: true })
    const before = await current.first().innerText()
    await page.waitForURL(/[?&]line=/)
    const address = page.url()
    for (const key of ['Enter', 'Control+Enter', 'x', 's', 'c', 'u']) await page.keyboard.press(key)
    expect(await current.first().innerText()).toBe(before)
    // Picks nothing either, but scrolls as on any page: the line may no longer be rendered.
    await page.keyboard.press('Space')
    expect(page.url()).toBe(address)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/reconciliation')
  })

  test('may look at a counterparty, and is told why its fields are closed', async () => {
    const { page } = viewer
    await page.goto('/counterparties')
    await page.getByRole('row', { name: /Air Bersih/ }).click()
    await page.waitForURL(/\/edit$/)
    await page.getByText(/You can view but not edit this/).waitFor()
    expect(await page.getByRole('textbox', { name: 'Legal name' }).isEditable()).toBe(false)
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0)
    await expectAccessible(page, 'a counterparty that can only be looked at')
  })
})

describe('the first screen', () => {
  test('leads a maker to the lines that wait', async () => {
    const { page } = maker
    await page.goto('/home')
    await page.getByRole('link', { name: /transactions? to reconcile/ }).click()
    await page.waitForURL(/\/reconciliation\?tab=unreconciled/)
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
    await page.goBack()
    await page.waitForURL(/\/home$/)
  })

  test('leads to the import that has to be corrected', async () => {
    const { page } = maker
    // A separate one: Home lists the latest few, and other journeys leave theirs behind.
    const { client, accountId } = await openBooks('BCA Salah Isi', '9100000072')
    const fileId = await client.upload(
      'STATEMENT',
      'salah-isi.csv',
      statementText([[bankDay(2), 'SALAH ISI', '0000', '12O.00 CR', '120.00']]),
    )
    const { importStatement: started } = await client.run<{ importStatement: { statementImport: { id: string } } }>(
      `mutation ($input: ImportStatementInput!) {
        importStatement(input: $input) { statementImport { id } userErrors { code message field } }
      }`,
      { input: { bankAccountId: accountId, fileId } },
    )
    const status = async () => {
      const { node } = await client.run<{ node: { status: string } }>(
        'query ($id: ID!) { node(id: $id) { ... on StatementImport { status } } }',
        started.statementImport,
      )
      return node.status
    }
    await expect.poll(status).toBe('HAS_ERRORS')
    await page.goto('/home')
    await page.getByRole('link', { name: /1 error to fix.*salah-isi\.csv/ }).click()
    const errors = page.getByRole('region', { name: 'To fix' })
    await errors.waitFor()
    await expect.poll(() => errors.getByRole('row').count()).toBeGreaterThan(1)
  })
})
