// Lists at the width of a laptop and of a phone: nothing is truncated next to a column with spare width, and cards don't scroll sideways.
import { describe, expect, test } from 'vitest'
import { seat } from './support/browser.ts'

const maker = seat('maker@arus.test')
const LISTS = ['/payments', '/exceptions', '/statement-transactions', '/expected-transactions', '/bills']

async function openAt(width: number, path: string) {
  const { page } = maker
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
  await page.locator('.datagrid-body [role=row]').first().waitFor()
  return page
}

/** Runs in the page: truncated cells, where some column has spare width. */
function cutBesideSpace(): string[] {
  const ROOM_TO_SPARE = 48
  const range = document.createRange()
  const spare = new Map<number, number>()
  const cut: string[] = []
  for (const row of document.querySelectorAll('.datagrid [role=row]')) {
    for (const [column, cell] of row.querySelectorAll<HTMLElement>('[data-column]').entries()) {
      const parts = [cell, ...cell.querySelectorAll<HTMLElement>(':not(.sr)')]
      const isCut = parts.some(
        part => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'hidden',
      )
      if (isCut) cut.push(cell.textContent)
      range.selectNodeContents(cell)
      const room = cell.clientWidth - range.getBoundingClientRect().width
      spare.set(column, Math.min(spare.get(column) ?? Infinity, room))
    }
  }
  return Math.max(...spare.values()) > ROOM_TO_SPARE ? cut : []
}

describe('lists', () => {
  test.each(LISTS)('%s cuts nothing beside empty space', async path => {
    const page = await openAt(1440, path)
    await expect.poll(() => page.evaluate(cutBesideSpace)).toEqual([])
  })

  test.each(LISTS)('%s has cards that need no scroll bar', async path => {
    const page = await openAt(430, path)
    const sideways = () => page.locator('.datagrid').evaluate(grid => grid.scrollWidth - grid.clientWidth)
    await expect.poll(sideways).toBe(0)
  })
})
