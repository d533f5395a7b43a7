/**
 * Parses what a spreadsheet puts on the clipboard into rows of cells: separated by tabs, with quotation marks around cells with line
 * breaks.
 */
export async function readPasted(text: string): Promise<string[][]> {
  // The parser is loaded with the first paste.
  const { parse } = await import('csv-parse/browser/esm/sync')
  return parse(text, {
    delimiter: separatorOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  })
}

/** Fewer separators in the first line are punctuation. */
const FEWEST = 3

/** A line of a CSV file may be pasted too; a single column has no separator. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return ['\t', ';', ','].find(mark => (mark === '\t' ? text.includes(mark) : line.split(mark).length > FEWEST)) ?? '\t'
}
