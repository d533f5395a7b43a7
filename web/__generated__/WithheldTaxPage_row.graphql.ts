/**
 * @generated SignedSource<<371c3bcf48e86d97e7d9bc5deda8b5eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BillWithholdingKind = "PPH23" | "PPH23_15" | "PPH4_2" | "PPH4_2_1_75" | "PPH4_2_2_65" | "PPH4_2_3_5" | "PPH4_2_4" | "PPH4_2_6" | "UMKM_FINAL";
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type WithheldTaxPage_row$data = {
  readonly counterparty: {
    readonly legalName: string;
    readonly taxNumber: string | null | undefined;
  };
  readonly date: string;
  readonly id: string;
  readonly number: string;
  readonly tax: {
    readonly isRateDoubled: boolean;
    readonly withheldAmount: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly withholding: BillWithholdingKind | null | undefined;
    readonly withholdingBase: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly withholdingRate: string | null | undefined;
    readonly withholdingSlipNumber: string | null | undefined;
  } | null | undefined;
  readonly uuid: string;
  readonly " $fragmentType": "WithheldTaxPage_row";
};
export type WithheldTaxPage_row$key = {
  readonly " $data"?: WithheldTaxPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"WithheldTaxPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "WithheldTaxPage_row"
};

(node as any).hash = "dc7d977e0207f6af0d33905ef27eaacc";

export default node;
