/** What a spreadsheet puts on the clipboard, as rows of cells: tabs between them, and quotation marks around cells with line breaks. */
export async function readPasted(text: string): Promise<string[][]> {
  // Its parser is fetched with the first paste.
  const { parse } = await import('csv-parse/browser/esm/sync')
  return parse(text, {
    delimiter: separatorOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  })
}

/** Fewer separators than this in a first line are punctuation. */
const FEWEST = 3

/** A line of a CSV file may be pasted too; a single column has no separator at all. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return ['\t', ';', ','].find(mark => (mark === '\t' ? text.includes(mark) : line.split(mark).length > FEWEST)) ?? '\t'
}
