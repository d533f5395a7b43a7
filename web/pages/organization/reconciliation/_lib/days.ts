/** A row of the left pane: the heading of a day, or one of its lines. */
export type DayRow<Line> =
  | { readonly kind: 'DAY'; readonly key: string; readonly date: string; readonly count: number }
  | { readonly kind: 'LINE'; readonly key: string; readonly line: Line }

/** Inserts a heading before the lines of each day; lines keep their order. */
export function groupByDay<Line extends { readonly id: string; readonly date: string }>(
  lines: readonly Line[],
): DayRow<Line>[] {
  const rows: DayRow<Line>[] = []
  let from = 0
  while (from < lines.length) {
    const date = lines[from]?.date ?? ''
    let to = from
    while (to < lines.length && lines[to]?.date === date) to++
    rows.push({ kind: 'DAY', key: `day:${date}:${from}`, date, count: to - from })
    for (const line of lines.slice(from, to)) rows.push({ kind: 'LINE', key: line.id, line })
    from = to
  }
  return rows
}

/** The business date of an instant in a zone. */
export function dayOf(instant: string, timeZone: string): string {
  // The Swedish locale writes dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))
}
