import { z } from 'zod'

const column = z.int().min(0).max(200)

/** How the columns of an unknown CSV are mapped; stored with the account. Columns count from 0. */
export const statementMapping = z
  .strictObject({
    delimiter: z.enum([',', ';', '\t', '|']),
    skipRows: z.int().min(0).max(100).describe('Number of rows before the first transaction, including the header'),
    dateColumn: column,
    dateFormat: z.string().min(4).max(40).describe('Date format, for example `dd/MM/yyyy`'),
    descriptionColumns: z.array(column).min(1).max(10),
    amountColumn: column
      .nullish()
      .describe(
        'Column of a signed amount, or of an amount with a type column; null when debit and credit have their own',
      ),
    typeColumn: column.nullish().describe('Holds DB/CR, D/K and the like'),
    debitColumn: column.nullish(),
    creditColumn: column.nullish(),
    balanceColumn: column.nullish(),
    decimalMark: z.enum(['.', ',']).nullish().describe('Null lets the balance proof decide'),
  })
  .meta({ id: 'StatementMapping' })
export type StatementMapping = z.infer<typeof statementMapping>
