// Maps the issues that layouts report to error codes.
import { commonErrors, type ErrorRow } from '../../../kit/errors.ts'
import { fileCodes } from '../../files/public.ts'
import type { IssueKind } from '../formats/format.ts'
import { OF_FILE } from '../formats/issueLog.ts'
import { codes } from '../errors.ts'

/** What can be stored as the reason: a file may be refused before any line is read. */
const STORED = { ...fileCodes, ...codes }

export type CodeName = keyof typeof STORED

export const ISSUE_CODES: Readonly<Record<IssueKind, CodeName>> = {
  EMPTY_FILE: 'fileEmpty',
  NO_ROWS: 'statementFileEmpty',
  TOO_MANY_ROWS: 'statementTooManyRows',
  MORE_ERRORS: 'statementMoreErrors',
  WORKBOOK: 'fileIsWorkbook',
  NOT_TEXT: 'fileTypeNotAllowed',
  UNKNOWN_LAYOUT: 'statementLayoutUnknown',
  TRUNCATED: 'statementTruncated',
  BROKEN_CSV: 'statementRowUnreadable',
  BROKEN_XML: 'statementXmlInvalid',
  DOCTYPE: 'statementDocumentType',
  OTHER_BANK: 'statementOtherBank',
  OTHER_ACCOUNT: 'statementOtherAccount',
  OTHER_CURRENCY: 'statementOtherCurrency',
  MIXED_DECIMAL_MARKS: 'statementDecimalMarksMixed',
  CLOSING_DIFFERS: 'statementBalanceMismatch',
  MAPPING_INVALID: 'statementMappingInvalid',
  ROW_UNKNOWN: 'statementRowUnknown',
  ROWS_LEFT_OUT: 'statementRowsLeftOut',
  SKIPPED_COUNTED: 'statementSkippedCounted',
  NOTHING_LEFT: 'statementNothingLeft',
  LINE_INVALID: 'statementRowUnreadable',
  CELL_MISSING: 'statementColumnsDiffer',
  DATE_INVALID: 'statementDateInvalid',
  DATE_NOT_IN_CALENDAR: 'statementDayMissing',
  DATE_AFTER_TODAY: 'statementDateInFuture',
  DATE_OUTSIDE_PERIOD: 'statementDateOutsidePeriod',
  YEAR_OPEN: 'statementYearOpen',
  AMOUNT_EMPTY: 'statementAmountMissing',
  AMOUNT_INVALID: 'statementAmountInvalid',
  AMOUNT_LETTER: 'statementAmountLetter',
  AMOUNT_TWO_MARKS: 'statementAmountTwoMarks',
  AMOUNT_OTHER_MARK: 'statementAmountOtherMark',
  AMOUNT_STANDS_OUT: 'statementAmountStandsOut',
  AMOUNT_DECIMALS: 'statementAmountDecimals',
  AMOUNT_ZERO: 'statementAmountZero',
  AMOUNT_NEGATIVE: 'statementAmountNegative',
  AMOUNT_TOO_LARGE: 'statementAmountTooLarge',
  AMOUNT_BOTH_SIDES: 'statementAmountBothSides',
  TYPE_INVALID: 'statementTypeInvalid',
  TYPE_CONTRADICTS: 'statementTypeContradicts',
  VALUE_TWICE: 'statementValueTwice',
  BALANCE_DIFFERS: 'statementRunningBalanceBroken',
  BALANCE_INVALID: 'statementBalanceInvalid',
  BALANCE_MISSING: 'statementBalanceMissing',
  DESCRIPTION_EMPTY: 'statementDescriptionMissing',
  DESCRIPTION_UNREADABLE: 'statementEncodingUnreadable',
  DESCRIPTION_TOO_LONG: 'statementDescriptionInvalid',
  CHARACTER_UNSEEN: 'statementCharacterUnseen',
  FORMULA: 'statementFormula',
  DATE_OLD: 'statementDateOld',
  DATE_OUT_OF_ORDER: 'statementDateOutOfOrder',
  LINE_ID_REPEATED: 'statementLineIdRepeated',
  LINE_IN_OTHER_PART: 'statementLineInOtherPart',
  LINE_IS_SUM: 'statementLineIsSum',
  LINES_REPEATED: 'statementLinesRepeated',
  NOT_BOOKED: 'statementPending',
  POSTED_BEFORE_TRANSACTION: 'statementPostingBeforeTransaction',
  DECIMAL_MARK_OPEN: 'statementDecimalMarkOpen',
  PAGE_DIFFERS: 'statementPageMismatch',
  TOTAL_DIFFERS: 'statementTotalMismatch',
  COUNT_DIFFERS: 'statementCountMismatch',
  STATUS_UNKNOWN: 'statementStatusUnknown',
  CORRECTION_UNKNOWN: 'statementCorrectionUnknown',
  LINE_CORRECTED: 'statementLineCorrected',
  STATEMENTS_LEFT_OUT: 'statementsLeftOut',
  STATEMENT_REPEATED: 'statementRepeated',
  STATEMENTS_APART: 'statementsApart',
  DIRECTION_OPEN: 'statementDirectionOpen',
  COLUMN_OF_ACCOUNTS: 'statementColumnOfAccounts',
  STATUS_UNREAD: 'statementStatusUnread',
  AMOUNTS_SCALED: 'statementAmountsScaled',
  ROWS_MISSING: 'statementRowsMissing',
  MAPPING_UNPROVED: 'statementMappingUnproved',
  PAGE_MISSING: 'statementPageMissing',
  PAGE_BEFORE_MISSING: 'statementPageBeforeMissing',
  SKIPPED_IS_LINE: 'statementSkippedIsLine',
  END_MISSING: 'statementEndMissing',
}

/** Issues that no correction of a cell can fix: contradictions of the entire file, and pending lines. */
export const UNCORRECTABLE: CodeName[] = [...[...OF_FILE].map(kind => ISSUE_CODES[kind]), ISSUE_CODES.NOT_BOOKED]

const isCodeName = (name: string): name is CodeName => name in STORED

/** The error code of a stored name. */
export const codeNamed = (name: string): ErrorRow => (isCodeName(name) ? STORED[name] : commonErrors.serverFault)
