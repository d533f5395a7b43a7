// The browser's build of csv-parse, as far as it is used here: its own declarations bring the types of Node with them.
type Options = {
  delimiter: string
  relax_quotes: boolean
  relax_column_count: boolean
  skip_empty_lines: boolean
  bom: boolean
}
export function parse(input: string, options: Options): string[][]
