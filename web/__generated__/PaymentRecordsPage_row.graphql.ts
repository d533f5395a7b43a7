/**
 * @generated SignedSource<<654092d4d48c80ff09fa3a6fbcd794d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FigureCheck = "EXACT" | "MISMATCH" | "ROUNDED";
export type PaymentRecordReconciliation = "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentRecordsPage_row$data = {
  readonly carryOverCheck: FigureCheck;
  readonly externalId: string;
  readonly fee: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly figureCheck: FigureCheck;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly id: string;
  readonly memberCheck: FigureCheck;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly payoutOn: string;
  readonly provider: {
    readonly alias: string;
  };
  readonly reconciliation: PaymentRecordReconciliation | null | undefined;
  readonly settledAmount: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly settlement: SettlementStatus;
  readonly transactionCount: number | null | undefined;
  readonly uuid: string;
  readonly vat: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly " $fragmentType": "PaymentRecordsPage_row";
};
export type PaymentRecordsPage_row$key = {
  readonly " $data"?: PaymentRecordsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRecordsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PaymentRecordsPage_row"
};

(node as any).hash = "2b84cbd82d3fbe0fbbd1230b6c2651a0";

export default node;
