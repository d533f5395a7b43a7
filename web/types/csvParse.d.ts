// The used part of csv-parse's browser build. Its own declarations would pull in the Node types.
type Options = {
  delimiter: string
  relax_quotes: boolean
  relax_column_count: boolean
  skip_empty_lines: boolean
  bom: boolean
}
export function parse(input: string, options: Options): string[][]
