// Small messages in the standard formats, for the tests' account.
import { ACCOUNT_NUMBER } from './writers.ts'

type Mt940 = { account?: string; opening: string; lines?: readonly string[]; closing: string; page?: boolean }
export const mt940 = ({ account = ACCOUNT_NUMBER, opening, lines = [], closing, page = false }: Mt940) =>
  [':20:1', `:25:${account}`, `:60${page ? 'M' : 'F'}:${opening}`, ...lines, `:62F:${closing}`, '-}'].join('\r\n')

type Entry = { amount: string; mark?: 'CRDT' | 'DBIT'; status?: string; extra?: string; date?: string }
export const entry = ({ amount, mark = 'CRDT', status = 'BOOK', extra, date = '<Dt>2026-11-02</Dt>' }: Entry) =>
  `<Ntry><Amt Ccy="IDR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><Sts>${status}</Sts><BookgDt>${date}</BookgDt>${
    extra ?? '<AddtlNtryInf>BAYAR</AddtlNtryInf>'
  }</Ntry>`
export const balance = (code: string, amount: string, currency = 'IDR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`
export const stmt = (body: string, account = ACCOUNT_NUMBER, currency = 'IDR') =>
  `<Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>${body}</Stmt>`
export const camt = (...statements: string[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>${statements.join('\n')}</BkToCstmrStmt></Document>`

export const transaction = (fields: string) => `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261102${fields}</STMTTRN>`
export const ofx = (body: string, account = ACCOUNT_NUMBER, currency = 'IDR') =>
  `<STMTRS><CURDEF>${currency}<BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>${body}</BANKTRANLIST></STMTRS>`
export const ofxFile = (...statements: string[]) => `OFXHEADER:100\n\n<OFX>${statements.join('\n')}</OFX>`
