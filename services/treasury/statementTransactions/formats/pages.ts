// Numbered pages of a table: `Halaman 2 dari 3`. Without balances, only the numbers show that a page is missing.
import { type Issue, warning } from './format.ts'
import { cellText } from './text.ts'

const PAGE = /\b(?:halaman|hal|hlm|page)\b\.?\s*:?\s*(\d{1,4})\s*(?:dari|of|\/)\s*(\d{1,4})\b/i
const GOES_ON = /^(?:bersambung|continued)\b/i

type Page = { number: number; of: number; row: number }

export class Pages {
  private last: Page | null = null
  /** The row that announces another page, until a transaction follows. */
  private goesOnFrom: number | null = null
  private readonly tell: (issue: Issue) => void

  constructor(tell: (issue: Issue) => void) {
    this.tell = tell
  }

  /** A row that is no transaction. */
  remark(cells: readonly string[], row: number): void {
    const text = cells.map(cellText).join(' ').trim()
    if (GOES_ON.test(text)) this.goesOnFrom = row
    const [, number, of] = PAGE.exec(text) ?? []
    if (number === undefined || of === undefined) return
    const page = { number: Number(number), of: Number(of), row }
    if (page.number > (this.last?.number ?? 0) + 1) this.tell(warning('PAGE_BEFORE_MISSING', { row }))
    // Another statement begins.
    if (page.number === 1 && this.last?.number !== 1) this.end()
    this.last = page
  }

  line(): void {
    this.goesOnFrom = null
  }

  end(): void {
    const { last, goesOnFrom } = this
    const row = last && last.number < last.of ? last.row : goesOnFrom
    if (row !== null) this.tell(warning('PAGE_MISSING', { row }))
    this.goesOnFrom = null
  }
}
